// The cache must be switched on before the libraries are loaded. Imports are evaluated in this order.
import './compile-cache.js';

export * from './index.js';
