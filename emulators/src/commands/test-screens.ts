import { say } from '../terminal.ts';
import { runScreenTests } from '../test-run/runners.ts';
import { describeTally, isGood } from '../test-run/tally.ts';

/** `npm run test:screens [-- filter]`: every screen of the web over a fake server; needs no emulator. */
export async function testScreens(args: readonly string[]): Promise<boolean> {
  const tally = await runScreenTests(args);
  say(describeTally(tally));
  return isGood(tally);
}
