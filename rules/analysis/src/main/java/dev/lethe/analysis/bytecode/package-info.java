/** Class files in, the program's models and value flows out. The only package that uses ASM. */
@NullMarked
package dev.lethe.analysis.bytecode;

import org.jspecify.annotations.NullMarked;
