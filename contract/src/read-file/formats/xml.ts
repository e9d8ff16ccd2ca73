import { type Handler, Parser } from 'htmlparser2';
import { Refusal } from '../refusal.ts';

/** An element of an XML document. Names have no prefix; the text is that of the element itself. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reports the parts of an XML document to a handler. Only the five entities of XML and numbers are read: a document that
 * declares further ones is refused.
 */
export function parseXml(text: string, handler: Partial<Handler>): void {
  if (/<!(?:ENTITY|DOCTYPE[^>]*\[)/i.test(text)) throw new Refusal('entities');
  new Parser(handler, { xmlMode: true }).end(text);
}

/** Parses an XML document. Returns an element without a name that contains the document's root. */
export function readXml(text: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  parseXml(text, {
    onopentag: (name, all) => {
      const attributes = Object.fromEntries(
        Object.entries(all).map(([key, value]) => [localName(key), value]),
      );
      const element = { name: localName(name), attributes, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext: (data) => {
      const element = open.at(-1);
      if (element) element.text += data;
    },
    onclosetag: () => {
      open.pop();
    },
  });
  return document;
}

/** Returns all elements that a path of names leads to. */
export function allAt(element: XmlElement | undefined, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      element ? [element] : [],
    );
}

/** Returns the text at the first of the paths that leads to one, in one line, or an empty text. */
export function textAt(element: XmlElement | undefined, ...paths: string[]): string {
  for (const path of paths) {
    const text = allAt(element, path)
      .map((found) => oneLine(found.text))
      .find((found) => found !== '');
    if (text) return text;
  }
  return '';
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
