import type { Plugin } from 'vite';
import { logoOnMain } from '../../../contract/src/club/logo/logo.ts';
import type { ClubFiles } from '../../src/config/club-files.ts';
import { clubFilm } from './film.ts';
import { digestOf } from './kept-files.ts';
import { clubPhotos } from './photos.ts';
import { pictures } from './pictures.ts';
import type { ServedFile } from './served-file.ts';

const logo = {
  address: `/assets/logo-${digestOf(logoOnMain)}.svg`,
  type: 'image/svg+xml',
  content: logoOnMain,
};
const film = clubFilm();
const types = { png: 'image/png', jpg: 'image/jpeg', ico: 'image/x-icon' };

/** Serves and builds the files of the club's folder, and tells the pages their addresses. */
export function clubFilesPlugin(): Plugin {
  return {
    name: 'club-files',
    enforce: 'pre',
    async config() {
      const photos = await clubPhotos();
      const files: ClubFiles = {
        logo: logo.address,
        film: film?.film ?? null,
        photos: photos.map(({ src, width, height, alt }) => ({ src, width, height, alt })),
      };
      return { define: { CLUB_FILES: JSON.stringify(files) } };
    },
    transform(code, id) {
      return /\/theme\/base\.css($|\?)/.test(id) ? code.replace('__LOGO__', logo.address) : null;
    },
    transformIndexHtml: (html) => html.replaceAll('%LOGO%', logo.address),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = new URL(request.url ?? '/', 'http://localhost').pathname;
        servedFiles().then((files) => {
          const file = files.find((each) => each.address === address);
          if (!file) return next();
          response.setHeader('content-type', file.type);
          response.end(file.content);
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { address, content } of await servedFiles()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: content });
      }
    },
  };
}

let served: Promise<ServedFile[]> | undefined;

function servedFiles(): Promise<ServedFile[]> {
  served ??= Promise.all([clubPhotos(), pictures()]).then(([photos, drawn]) => [
    logo,
    ...(film?.files ?? []),
    ...photos,
    ...[...drawn].map(([name, content]) => {
      const ending = name.split('.').at(-1) as keyof typeof types;
      return { address: `/${name}`, type: types[ending], content };
    }),
  ]);
  return served;
}
