import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface TaggedTextProps {
  /** A translated text with tags that are not nested, like `<doc>terms of use</doc>`. */
  text: string;
  /** The element of each tag. It gets the words inside the tag, or keeps its own content if the tag is empty. */
  tags: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

const tagged = /(<\w+>[^<]*<\/\w+>)/;
const parts = /^<(\w+)>([^<]*)</;

/** A translated text in which elements stand for tags. react-i18next's `Trans` would add 5 kB. */
export function TaggedText({ text, tags }: TaggedTextProps) {
  return text.split(tagged).map((part, index) => {
    const [, name = '', words] = parts.exec(part) ?? [];
    const element = tags[name];
    if (!element) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and keep their order
    return cloneElement(element, { key: index }, words || element.props.children);
  });
}
