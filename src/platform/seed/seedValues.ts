import type { Bilingual } from './bilingual.ts';

/** One text for both languages, or two. */
export type Words = string | Bilingual;

/** What the seed writes into a field, by the kind its component declares. */
export interface Values<Word extends string = string> {
  text: Words;
  richText: Words;
  address: Words | { href: string };
  icon: string;
  date: string;
  flag: boolean;
  choice: Word;
  link: { href: string; text?: Words };
  image: { src: string; alt?: Words };
  /** As an editor's picker stores it. */
  reference: Words;
}

/** No fields, or no parameters, of its own. */
export type Nothing = Record<never, never>;

export type Item<Parts extends { fields: unknown; items: unknown }> = {
  name: string;
  fields: Parts['fields'];
  items?: Parts['items'];
};

/** An entry of a menu. */
export type Entry = {
  name: string;
  fields: {
    Id?: string;
    Href?: string;
    Querystring?: string;
    NavigationTitle?: Words;
    Title?: Words;
    DisplayName?: Words;
    Styles?: string;
    Link?: Values['link'];
  };
  items?: readonly Entry[];
};
