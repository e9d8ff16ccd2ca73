import type { Club } from '@fanclub/contract/club/club';
import { paletteOf } from '@fanclub/contract/club/palette';

type Colours = Club['colours'];

const parts = {
  main: 'Main: bands and the card',
  accent: 'Accent: buttons and links',
  paper: 'Paper: pages',
} as const;

const picker = (colours: Colours) =>
  (Object.keys(parts) as (keyof Colours)[])
    .map(
      (name) =>
        `<label><input type="color" name="${name}" value="${colours[name]}" onchange="form.submit()"> ${parts[name]}<br><code>${colours[name]}</code></label>`,
    )
    .join('');

/** Returns the colours as custom properties, such as `--accentFill`. */
const properties = (colours: object) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');

function scheme(name: 'light' | 'dark', colours: Colours, club: string): string {
  const palette = paletteOf(colours);
  const card = (state: 'waiting' | 'approved') =>
    `<div class="card" style="${properties(palette.card[state])}"><b>${club}</b><span>Sara Ahmadi</span><small>${state}, No. 1024</small></div>`;
  return `<section><h2>${name}</h2>
<div class="band" style="${properties(palette.band)}"><b>${club}</b> <a>A link</a> <small>Less important</small><button>Register</button></div>
<div class="page" style="${properties(palette[name])}"><h3>Membership</h3>
<p>Words on a page, and <a>a link</a> in them. <small>Less important words.</small></p>
<p class="surface"><button>Continue</button> <button class="outlined">Back</button> <input value="A field"></p>
<div class="cards">${card('waiting')}${card('approved')}</div></div></section>`;
}

/** Returns a page that shows what the colours of a club become, with pickers that change them. */
export function colourPage(colours: Colours, name: string): string {
  const club = name.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Colours of ${club}</title><style>${style}</style></head><body>
<form>${picker(colours)}<p>Then press Enter in the terminal.</p></form>
<main>${scheme('light', colours, club)}${scheme('dark', colours, club)}</main></body></html>`;
}

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #ddd; color: #222; }
form { display: flex; flex-wrap: wrap; gap: 24px; align-items: center; padding: 16px 24px; background: #fff; }
[type=color] { width: 48px; height: 48px; float: inline-start; margin-inline-end: 8px; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(340px, 1fr)); gap: 24px; padding: 24px; }
h2 { margin: 0; font-size: 14px; text-transform: uppercase; } h3 { margin: 0; }
.band, .page { padding: 24px; color: var(--text); } small { color: var(--muted); }
.band { display: flex; gap: 16px; align-items: center; background: var(--ground); }
.band a { color: var(--accent); text-decoration: underline; } .band button { margin-inline-start: auto; }
.page { background: var(--page); } .page a { color: var(--accentText); text-decoration: underline; }
.surface { padding: 16px; background: var(--surface); border: 1px solid var(--line); }
.surface input { width: 80px; padding: 7px; font: inherit; color: inherit; background: none; border: 1px solid var(--control); border-radius: 8px; }
button { font: inherit; padding: 8px 20px; border: 2px solid var(--accentFill); border-radius: 8px; background: var(--accentFill); color: var(--onAccent); }
button:hover { background: var(--accentHover); } .outlined { background: none; border-color: var(--accentMark); color: inherit; }
.cards { display: flex; flex-wrap: wrap; gap: 16px; }
.card { display: flex; flex-direction: column; gap: 8px; width: 200px; height: 110px; padding: 16px; border: 2px solid var(--edge); border-radius: 12px; background: linear-gradient(120deg, var(--shine), var(--ground)); color: var(--text); }
.card b { color: var(--accent); }
`;
