import type { texts as base } from './fa.ts';

export const texts = {} satisfies typeof base;
