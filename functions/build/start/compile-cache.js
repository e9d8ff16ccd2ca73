import { enableCompileCache } from 'node:module';

// Node.js reads the compiled code of libraries from this folder instead of compiling them at every cold start. Code
// whose source, or whose version of Node.js, is another one is compiled as usual.
enableCompileCache({ directory: `${import.meta.dirname}/.compile-cache`, portable: true });
