import { club } from '@fanclub/contract/club/club';
import { expect, test } from 'vitest';
import { discoveryPlugin } from './discovery-plugin.ts';

/** Returns the texts of the files that the plugin adds to a build, by name. */
function builtFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
    files.set(fileName, source);
  const { generateBundle } = discoveryPlugin() as { generateBundle?: () => void };
  generateBundle?.call({ emitFile });
  return files;
}

test('a build has the file that says where to report a fault in security', () => {
  expect(builtFiles().get('security.txt') ?? '').toContain(
    `Contact: mailto:${club.contact.email}\n`,
  );
});
