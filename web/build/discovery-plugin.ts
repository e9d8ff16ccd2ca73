import type { Plugin } from 'vite';
import { languageCodes } from '../../contract/src/text/languages.ts';
import { cardManifestFile } from '../src/config/card-app.ts';
import { cardManifest, manifest, manifestFile } from '../src/site/head/manifest.ts';
import { securityTxt } from '../src/site/head/security-txt.ts';
import { robotsTxt, sitemapXml } from '../src/site/head/sitemap.ts';

const files: Record<string, { type: string; source: string }> = {
  'sitemap.xml': { type: 'application/xml', source: sitemapXml() },
  'robots.txt': { type: 'text/plain', source: robotsTxt() },
  // Hosting serves this file as `/.well-known/security.txt`. The file is not in a folder of that name, because Hosting
  // does not deploy folders whose names begin with a dot.
  'security.txt': { type: 'text/plain', source: securityTxt() },
  ...Object.fromEntries(
    languageCodes.flatMap((code) => [
      [manifestFile(code), manifestOf(manifest(code))],
      [cardManifestFile(code), manifestOf(cardManifest(code))],
    ]),
  ),
};

function manifestOf(content: object) {
  return { type: 'application/manifest+json', source: JSON.stringify(content) };
}

/**
 * Writes the files for crawlers and home screens: the sitemap, `robots.txt`, `security.txt`, and the web app
 * manifests of the site and of the card in each language. The development server serves them too.
 */
export function discoveryPlugin(): Plugin {
  return {
    name: 'discovery',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files[request.url?.slice(1) ?? ''];
        if (!file) return next();
        response.setHeader('content-type', file.type);
        response.end(file.source);
      });
    },
    generateBundle() {
      for (const [fileName, { source }] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
