import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
  perLanguage,
} from '../../contract/src/text/languages.ts';
import { isAppPath } from '../src/config/pages.ts';
import { redirects } from '../src/config/paths.ts';
import type * as Site from '../src/site/build-site.tsx';
import { firstPaintOfApp, firstPaintOfSite } from './first-paint.ts';

const scripts: Record<string, () => string> = {
  '/first-paint.js': () => firstPaintOfApp(() => []),
  '/first-paint-site.js': firstPaintOfSite,
};
const stylesAt = '/@site-styles/';

/**
 * Makes the development server respond like Hosting: with public pages, which are rendered for each request,
 * the app, redirects and the 404 page.
 */
export function devSitePlugin(): Plugin {
  return {
    name: 'dev-site',
    apply: 'serve',
    // Without this hook, a changed text would reload the page, and a half-filled form would be lost.
    hotUpdate({ modules, timestamp }) {
      if (this.environment.name !== 'client' || modules.length === 0) return;
      const isOfTexts = ({ importers }: EnvironmentModuleNode) =>
        [...importers].every(({ url }) => url === '/src/i18n/locale-files.ts');
      if (!modules.every((module) => /\/locales\//.test(module.url) && isOfTexts(module))) return;
      for (const { url } of modules) this.environment.hot.send('texts', { url, timestamp });
      return [];
    },
    configureServer(server) {
      const styles = new Map<string, string>();
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = scripts[pathname];
        if (file) return send(response, 200, 'text/javascript', file());
        const css = styles.get(pathname);
        if (css !== undefined) return send(response, 200, 'text/css', css);
        if (!isPage(request, pathname)) return next();
        const to = redirects[pathname];
        if (to) return void response.writeHead(301, { location: to }).end();
        draw(server, pathname, styles).then(
          ({ status, html }) => send(response, status, 'text/html', html),
          next,
        );
      });
    },
  };
}

function isPage({ method, headers }: IncomingMessage, pathname: string): boolean {
  const wantsPage = method === 'GET' && headers.accept?.includes('text/html');
  return Boolean(wantsPage) && !/^\/(api|src|node_modules|@[\w-]+)\/|\.\w+$/.test(pathname);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
}

async function draw(server: ViteDevServer, pathname: string, styles: Map<string, string>) {
  if (isAppPath(pathname)) {
    const page = await readFile(join(server.config.root, 'app.html'), 'utf8');
    return { status: 200, html: await server.transformIndexHtml(pathname, page, '/app.html') };
  }
  const site = (await server.ssrLoadModule('/src/site/build-site.tsx')) as typeof Site;
  const { language, path } = inDefaultLanguage(pathname);
  const found = site.sitePages.find(({ path: pattern }) => isAt(pattern, path));
  const page = found ?? site.sitePages.find(({ name }) => name === 'not-found');
  if (!page) throw new Error('The table of built pages has no 404 page');
  const address = `${stylesAt}${page.name}-${language}.css`;
  const html = await site.buildPage(
    page,
    language,
    {
      firstPaint: '/first-paint-site.js',
      scripts: ['/src/site/browser/main.ts'],
      formScripts: ['/src/site/browser/forms/main.ts'],
      ahead: perLanguage(() => ({ islands: [], register: [], member: [] })),
    },
    (css) => {
      styles.set(address, css);
      return address;
    },
  );
  const status = found && found.name !== 'not-found' ? 200 : 404;
  return { status, html: await server.transformIndexHtml(pathname, html) };
}

/** True if a path fits the path of a built page, in which a last part such as `:code` stands for anything. */
const isAt = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+$/, '[^/]+')}$`).test(path);

function inDefaultLanguage(pathname: string): { language: LanguageCode; path: string } {
  const [, first = '', ...rest] = pathname.replace(/(?<=.)\/$/, '').split('/');
  return isLanguageCode(first)
    ? { language: first, path: `/${rest.join('/')}` }
    : { language: defaultLanguage, path: pathname };
}
