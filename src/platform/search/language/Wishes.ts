import type { OpenDay, OpenPart } from '../engine/openOn.ts';

/** When something is to be open, and what its pill says: the word of opening, then the day, then the part of it. */
export interface OpeningWishes {
  now: { said: RegExp; text: string };
  always: { said: RegExp; text: string };
  parts: readonly { said: RegExp; part: OpenPart; text: string }[];
  days: readonly { said: RegExp; day: OpenDay; text: string }[];
  /** Talk of opening, which goes with a day or a part of it. */
  open: { said: RegExp; text: string };
  /** Asks, beside a kind of place, when it opens and closes: nothing to look for. */
  opensAndCloses: RegExp;
  /** Says that something open is looked for where nothing else is said ("open now"), and no appointment. */
  alone: RegExp;
  /** A part of the day said as one that comes every day, which says by itself when somebody is to be there ("therapist evenings"). */
  habit: RegExp;
  /** What stands before all of it where it is said of people: that where they practise is open. */
  ofOffice: string;
}

/** A type of location, as the directory names it, what its pill says, and how people ask for it. */
export interface KindOfPlace {
  value: string;
  text: string;
  said: RegExp;
  /** What it is called, too, where nothing else is said ("emergency"). */
  alone?: RegExp;
  /** Asked for only where nothing else is said. */
  isGeneral?: true;
  /** What is meant where it is to be open now or late: care without an appointment. */
  whenOpen?: { value: string; text: string; said: RegExp };
  /** Whether it says what is done there, and not what the place is called. */
  isDoing?: true;
}

/** How people say what they wish for besides what they look for. Patterns are matched against folded words. */
export interface Wishes {
  /** A field and the value it should have, by how that is said; `text` is what its pill says. */
  values: readonly {
    said: RegExp;
    field: string;
    value: string | boolean;
    text: string;
    /** Where the words are looked for as well: what of them becomes what when the wish is taken back ("ginecóloga"). */
    otherwise?: readonly [ending: RegExp, instead: string];
  }[];
  opening: OpeningWishes;
  /** Asks for care soon, or for the first time: whose next appointment is known to be sooner comes before others. */
  soon: RegExp;
  /** Before a place: what asks for nearness alone, and what links other things, too. */
  placed: { near: RegExp; within: RegExp };
  kinds: readonly KindOfPlace[];
  /** Before a kind of place that is not wanted ("not a"), as a pattern. */
  negating: string;
  /** Around the name of a language somebody is to speak; as parts of a pattern, each optional. */
  speaking: { before: string; after: string };
  /** What people call languages the directory has under another name. */
  languageNames: Readonly<Record<string, string>>;
  /** Around the name of an insurer; as parts of a pattern, each optional. */
  paying: { before: string; after: string };
  /** Any of these in a query shows that a name in it is meant as an insurer. */
  insured: RegExp;
  /** Words around a question about an insurer that ask for nothing else ("here", "please"). */
  asking: ReadonlySet<string>;
}
