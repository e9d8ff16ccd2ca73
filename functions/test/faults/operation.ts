import type { RouteDefinition } from '@fanclub/contract/http/route';
import type { CallOptions } from '@fanclub/stories/tools/call';

/** What is killed, and what is expected of the same call after that. */
export interface Operation {
  name: string;
  route: RouteDefinition;
  prepare: () => Promise<CallOptions>;
  /** What a repeat after the death may answer. */
  repeatAnswers: readonly number[];
  /** Whether the clean-up alone finishes what a death left. */
  finishesItself: boolean;
}
