import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { declaration } from './HelpPanel.declaration.ts';

/** What the catalogue tells editors of a component. */
export interface Help {
  title: string;
  about: string;
  /** Names of its fields and parameters, each with its line of help where it has one. */
  entries: { name: string; isRequired: boolean; help?: string }[];
}

type Kinds = Readonly<Record<string, { required?: boolean; help?: Readonly<Record<Locale, string>> }>>;
type Words = Pick<Help, 'title' | 'about'>;
type Entry = Words & { es?: Words; fields: Kinds; params: Kinds };

/** The help for a component by its name, from the catalogue (E-071): asked for while editing alone. */
export const loadHelpPanel: ComponentDataLoader<typeof declaration, Help> = async (
  { params: { Topic } },
  { mode, locale },
) => {
  const known = catalogue.components as unknown as Readonly<Record<string, Entry>>;
  if (mode !== 'edit' || Topic === undefined || !Object.hasOwn(known, Topic)) return undefined;
  const { fields, params, es, ...english } = known[Topic] as Entry;
  const { title, about } = (locale === 'es' && es) || english;
  return { title, about, entries: [fields, params].flatMap((kinds) => entriesOf(kinds, locale)) };
};

const entriesOf = (kinds: Kinds, locale: Locale): Help['entries'] =>
  Object.entries(kinds).map(([name, { required = false, help }]) => ({
    name,
    isRequired: required,
    ...(help !== undefined && { help: help[locale] }),
  }));
