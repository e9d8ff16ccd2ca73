import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { 'happy-dom': happyDom } = builtinEnvironments;

let isThere: Promise<unknown> | undefined;

/**
 * A happy-dom environment that all test files of a worker share. Creating one for each file would take a
 * quarter of the test run.
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
