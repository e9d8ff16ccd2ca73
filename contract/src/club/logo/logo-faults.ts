import { Parser } from 'htmlparser2';

const shapes = 'svg g defs symbol use path rect circle ellipse line polyline polygon image';
const paints = 'linearGradient radialGradient stop pattern clipPath mask marker filter';
const filters =
  'feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset';
const drawn = new Set([shapes, paints, filters].flatMap((names) => names.split(' ')));
/** Elements that draw nothing. The cleaning removes them. */
const silent = new Set(['title', 'desc', 'metadata', 'style']);

const advice: Readonly<Record<string, string>> = {
  text: 'Letters look different on each machine, so turn them into paths',
  tspan: 'Letters look different on each machine, so turn them into paths',
  foreignObject: 'Export the logo without the data of the drawing program',
};

/** Values that name another part of the same file, such as `url(#gold)`. */
const ownPart = /url\(\s*['"]?#[^)'"]+['"]?\s*\)/g;
const ownPicture = /^data:image\/(png|jpeg|webp);base64,[\w+/=\s]+$/;

/**
 * Returns a sentence, with its line, for each part of an SVG that does more than draw, or draws differently elsewhere.
 * A cleaned SVG may have less: no rules of style, and nothing of drawing programs.
 */
export function logoFaults(svg: string, { isCleaned = false } = {}): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const say = (what: string) => {
    const line = svg.slice(0, parser.startIndex).split('\n').length;
    faults.push(`line ${line}: ${what}`);
  };
  const isKnown = (name: string) =>
    drawn.has(name) || (!isCleaned && (silent.has(name) || name.includes(':')));
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isInMetadata = open.includes('metadata');
        open.push(name);
        if (isInMetadata && !isCleaned) return;
        if (!isKnown(name)) {
          say(`<${name}> is not allowed. ${advice[name] ?? 'A logo only draws shapes'}.`);
        }
        for (const [key, value] of Object.entries(attributes)) {
          const fault = faultOfAttribute(name, key, value, isCleaned);
          if (fault) say(fault);
        }
      },
      onclosetag: () => void open.pop(),
      ontext(text) {
        if (open.at(-1) === 'style' && reachesOut(text)) say('A style refers to another file.');
      },
      onprocessinginstruction(name, data) {
        if (/^\?xml-stylesheet/i.test(name)) say('The style sheet is another file.');
        if (/<!ENTITY/i.test(`<${data}`) || /\[/.test(data)) {
          say('Entities are not allowed. Save the logo as plain SVG.');
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return faults;
}

function faultOfAttribute(name: string, key: string, value: string, isCleaned: boolean) {
  if (/^on/i.test(key)) return `${key} would run a script.`;
  if (isCleaned && (key === 'style' || (key.includes(':') && !key.startsWith('xmlns:')))) {
    return `${key} is not allowed.`;
  }
  if (/^(xlink:)?href$/.test(key)) {
    const isOwn = value.startsWith('#') || (name === 'image' && ownPicture.test(value));
    return isOwn ? null : `${key} refers to another file. A picture has to be part of the logo.`;
  }
  return reachesOut(value) ? `${key} refers to another file.` : null;
}

/** True if a style or a value makes a browser load something. Escapes could hide that, so they count too. */
const reachesOut = (text: string) =>
  /url\(|image-set\(|@import|@font-face|javascript:|\\/i.test(text.replace(ownPart, ''));
