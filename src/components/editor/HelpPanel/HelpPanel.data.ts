import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './HelpPanel.declaration.ts';

/** What the catalogue tells editors of a component. */
export interface Help {
  title: string;
  about: string;
  /** Names of its fields and parameters, each with its line of help where it has one. */
  entries: { name: string; isRequired: boolean; help?: string }[];
}

type Kinds = Readonly<Record<string, { required?: boolean; help?: string }>>;
type Entry = Pick<Help, 'title' | 'about'> & { fields: Kinds; params: Kinds };

/** The help for a component by its name, from the catalogue (E-071): asked for while editing alone. */
export const loadHelpPanel: ComponentDataLoader<typeof declaration, Help> = async (
  { params: { Topic } },
  { mode },
) => {
  const known = catalogue.components as unknown as Readonly<Record<string, Entry>>;
  if (mode !== 'edit' || Topic === undefined || !Object.hasOwn(known, Topic)) return undefined;
  const { title, about, fields, params } = known[Topic] as Entry;
  return { title, about, entries: [...entriesOf(fields), ...entriesOf(params)] };
};

const entriesOf = (kinds: Kinds): Help['entries'] =>
  Object.entries(kinds).map(([name, { required = false, help }]) => ({
    name,
    isRequired: required,
    ...(help !== undefined && { help }),
  }));
