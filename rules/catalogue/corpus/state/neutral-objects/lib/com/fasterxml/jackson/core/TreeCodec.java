package com.fasterxml.jackson.core;

public abstract class TreeCodec {}
