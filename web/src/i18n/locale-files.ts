import type { BackendModule } from 'i18next';
import { loadChunk } from './load-chunk.ts';

interface LocaleFile {
  texts: Record<string, unknown>;
}

// One chunk per language and namespace. The namespace is the folder's name inside `locales`, or else the name
// of the folder that contains `locales`.
const files = {
  ...import.meta.glob<LocaleFile>('./locales/*/*.ts'),
  ...import.meta.glob<LocaleFile>([
    '../features/**/locales/**/*.ts',
    '../member/**/locales/*.ts',
    '../admin-kit/locales/**/*.ts',
  ]),
};

/** Loads one namespace in one language; concurrent calls share the download. */
export async function loadTexts(namespace: string, language: string): Promise<LocaleFile['texts']> {
  const ends = [`/${namespace}/locales/${language}.ts`, `/locales/${namespace}/${language}.ts`];
  const path = Object.keys(files).find((file) => ends.some((end) => file.endsWith(end)));
  const load = path && files[path];
  if (!load) throw new Error(`No texts of ${namespace} in ${language}`);
  // The build reads files instead of downloading them, and has no page to reload.
  const file = await (typeof window === 'undefined' ? load() : loadChunk(load));
  return file.texts;
}

export const localeFiles: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(language, namespace, callback) {
    loadTexts(namespace, language).then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, false),
    );
  },
};
