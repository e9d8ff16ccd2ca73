import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { 'happy-dom': happyDom } = builtinEnvironments;

let isThere: Promise<unknown> | undefined;

/**
 * A happy-dom environment shared by all test files of a worker; creating one per file would take a quarter of
 * the time.
 */
const sharedDom: Environment = {
  ...happyDom,
  async setup(global, options) {
    isThere ??= Promise.resolve(happyDom.setup(global, options));
    await isThere;
    return { teardown() {} };
  },
};

export default sharedDom;
