/** The version of the product, of which the root `package.json` is the only source. */
export { version } from '../../../package.json';
