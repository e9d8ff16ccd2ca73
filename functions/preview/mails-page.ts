import { palette } from '@fanclub/contract/club/colours';
import { defaultLanguage, languages } from '@fanclub/contract/text/languages';
import type { Preview } from './previews.ts';

const { light, dark, band } = palette;

export type Scheme = 'light' | 'dark';

/** Widths of a phone and a desktop, in pixels. */
const widths = [360, 680];

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * Returns the HTML of a mail as a mail program with this colour scheme shows it. The scheme is fixed in the HTML
 * and the images are inlined, so that neither depends on the page around it.
 */
export function mailIn({ html: sent, images }: Preview, scheme: Scheme): string {
  const html = images.reduce(
    (shown, { cid, png }) =>
      shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${png.toString('base64')}`),
    sent,
  );
  const condition = scheme === 'dark' ? '(min-width: 0)' : '(max-width: 0)';
  return html.replaceAll('(prefers-color-scheme: dark)', condition);
}

/** Returns the HTML of a page with every mail, and its plain text beside it. */
export function mailsPage(previews: readonly Preview[], scheme: Scheme): string {
  const contents = previews
    .filter(({ language }) => language === defaultLanguage)
    .map(({ id, kind, state }) => `<a href="#${id}">${kind}, ${escaped(state)}</a>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Every mail</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head>
<body class="${scheme}">
<header><strong>Every mail</strong> <a href="/">light</a> <a href="/?scheme=dark">dark</a>
<nav>${contents.join(' ')}</nav></header>
${previews.map((each) => section(each, scheme)).join('\n')}
<script>${fitFrames}</script></body></html>`;
}

function section(mail: Preview, scheme: Scheme): string {
  const { id, kind, state, language, subject, preview, text } = mail;
  const { direction } = languages[language];
  const frames = widths.map(
    (width) =>
      `<iframe loading="lazy" width="${width}" title="${id}, ${width}" src="/mail/${id}?scheme=${scheme}"></iframe>`,
  );
  return `<section id="${id}"><h2>${kind} <small>${escaped(state)} · ${language}</small></h2>
<p dir="${direction}" lang="${language}"><b>${escaped(subject)}</b> ${escaped(preview)}</p>
<div class="row">${frames.join('')}<pre dir="auto" lang="${language}">${lines(text)}</pre></div></section>`;
}

/** Returns HTML in which each line has a separate text direction, as in programs that show plain text. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => `<span dir="auto">${escaped(line) || '&nbsp;'}</span>`)
    .join('');

const style = `
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: ${light.sunken}; color: ${light.text}; }
body.dark { background: ${dark.sunken}; color: ${dark.text}; }
header { position: sticky; top: 0; padding: 8px 16px; background: ${band.ground}; color: ${band.text}; z-index: 1; }
header a { color: ${band.accent}; margin-inline-end: 12px; } nav { font-size: 12px; }
section { padding: 16px; scroll-margin-top: 90px; } h2 { margin: 0; font-size: 16px; } small { font-weight: 400; }
.row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; }
iframe { flex: none; height: 900px; border: 0; background: ${light.surface}; }
pre { flex: none; width: 480px; margin: 0; padding: 16px; box-sizing: border-box; white-space: pre-wrap; overflow-wrap: anywhere; background: ${light.surface}; color: ${light.text}; font: 13px/1.6 ui-monospace, Tahoma, monospace; }
.dark pre { background: ${dark.surface}; color: ${dark.text}; } pre span { display: block; }
`;

const fitFrames = `
for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => { frame.style.height = frame.contentDocument.documentElement.scrollHeight + 'px'; };
  frame.addEventListener('load', fit);
  if (frame.contentDocument?.readyState === 'complete') fit();
}
`;
