import type { Club } from '@fanclub/contract/club/club';

type Colours = Club['colours'];

const parts = {
  main: 'Main: bands',
  accent: 'Accent: buttons, links',
  paper: 'Paper: pages',
} as const;

const picker = (colours: Colours) =>
  (Object.keys(parts) as (keyof Colours)[])
    .map(
      (name) =>
        `<label><input type="color" name="${name}" value="${colours[name]}" onchange="form.submit()"> ${parts[name]}<br><code>${colours[name]}</code></label>`,
    )
    .join('');

const scheme = (name: string, club: string) => `<section class="${name}"><h2>${name}</h2>
<div class="band"><b>${club}</b> <a>A link</a><button>Register</button></div>
<div class="page"><h3>Membership</h3><p>Words on a page, and <a>a link</a> in them. <small>Less important words.</small></p>
<button>Continue</button> <button class="outlined">Back</button>
<div class="card"><b>${club}</b><span>Sara Ahmadi</span><span>No. 1024</span></div></div></section>`;

/** Returns a page that shows what the colours of a club become, with pickers that change them. */
export function colourPage(colours: Colours, name: string): string {
  const club = name.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Colours of ${club}</title><style>${style}</style>
<style>:root { --main: ${colours.main}; --accent: ${colours.accent}; --paper: ${colours.paper}; }</style>
<form>${picker(colours)}<p>Then press Enter in the terminal.</p></form>
<main>${scheme('light', club)}${scheme('dark', club)}</main></html>`;
}

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #ddd; color: #222; }
form { display: flex; flex-wrap: wrap; gap: 24px; align-items: center; padding: 16px 24px; background: #fff; }
input { width: 48px; height: 48px; float: inline-start; margin-inline-end: 8px; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 24px; padding: 24px; }
h2 { margin: 0; font-size: 14px; text-transform: uppercase; }
.band, .page { padding: 24px; } .band { display: flex; gap: 16px; align-items: center; background: var(--main); color: var(--paper); }
a { text-decoration: underline; } .page { background: var(--paper); } .dark .page { background: #111; color: #eee; }
.page a { color: var(--accent); } small { opacity: .7; }
button { font: inherit; padding: 8px 20px; border: 2px solid var(--accent); border-radius: 8px; background: var(--accent); color: var(--paper); }
.band button { margin-inline-start: auto; } .outlined { background: none; color: inherit; }
.card { display: flex; flex-direction: column; gap: 8px; width: 260px; height: 140px; margin-top: 24px; padding: 16px; border: 2px solid var(--accent); border-radius: 12px; background: var(--main); color: var(--paper); }
`;
