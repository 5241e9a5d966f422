package software.amazon.awssdk.services.s3;

public interface S3Client {
    String getObject(Object request);

    void putObject(Object request, String body);
}
