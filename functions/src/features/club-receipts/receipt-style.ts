import { palette } from '@fanclub/contract/club/colours';

const { page, surface, text, muted, line, error } = palette.light;

/** The style of receipts, on a screen and on paper: a sheet of A4 for each receipt. */
export const style = `
:root { color-scheme: light; --muted: ${muted}; --line: 1px solid ${line}; --void: ${error}; }
* { box-sizing: border-box; }
body { margin: 0; background: ${page}; color: ${text}; font: 16px/1.6 Vazirmatn, 'Segoe UI', Roboto, 'Helvetica Neue', Tahoma, Arial, sans-serif; }
.sheet { max-width: 720px; margin: 24px auto; padding: 32px; background: ${surface}; }
header { display: flex; align-items: center; gap: 14px; }
/* Not display: none, because gradients would then be missing where the logo is used. */
.logo { position: absolute; inline-size: 0; block-size: 0; }
header svg { inline-size: 44px; block-size: 44px; flex: none; }
header strong { display: block; font-size: 1.25em; line-height: 1.4; }
h1 { font-size: 1.6em; line-height: 1.3; margin: 32px 0 12px; }
.muted, dt { color: var(--muted); }
.void { border: 1px solid var(--void); color: var(--void); padding: 8px 12px; margin: 0 0 12px; }
dl { margin: 0; }
dl > div, li { display: grid; grid-template-columns: 170px minmax(0, 1fr); gap: 0 12px; padding: 7px 0; border-block-end: var(--line); }
dd { margin: 0; overflow-wrap: anywhere; }
dd span { display: block; }
h2 { font-size: 1em; font-weight: normal; margin: 24px 0 0; color: var(--muted); }
ul { list-style: none; margin: 0; padding: 0; }
li { grid-template-columns: minmax(0, 1fr) auto; break-inside: avoid; overflow-wrap: anywhere; }
li span { display: block; }
s { color: var(--muted); }
.number { white-space: nowrap; }
.sum { margin: 24px 0 12px; }
.sum strong { display: block; font-size: 1.7em; line-height: 1.4; }
.closing { margin: 28px 0 0; }
@media (max-width: 520px) {
  .sheet { margin: 0; padding: 20px 16px; min-block-size: 100vh; }
  dl > div { grid-template-columns: minmax(0, 1fr); }
}
@page { size: A4; margin: 18mm; }
@media print {
  body { background: #fff; font-size: 11pt; }
  .sheet { margin: 0; padding: 0; max-width: none; min-block-size: 0; }
  .sheet + .sheet { break-before: page; }
  dl > div { grid-template-columns: 170px minmax(0, 1fr); }
}
`;
