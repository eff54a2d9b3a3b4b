/** The catalogue as the generator writes it, as far as the Studio has a use for it. */
export interface WholeCatalogue {
  page: object;
  components: Record<string, WholeEntry>;
}

interface WholeEntry {
  title: string;
  about: string;
  es?: { title: string; about: string };
  folder: string;
  fields: object;
  params?: object;
  standsIn: readonly string[] | 'any';
  slots?: object;
  strings?: readonly string[];
}

/**
 * The catalogue as the Studio loads it: what every opened page asks for, and apart from it, by language, what is said about
 * each component, which only who adds or chooses one reads.
 */
export function studioCatalogue({ page, components }: WholeCatalogue) {
  const entries = Object.entries(components);
  return {
    catalogue: {
      page,
      components: Object.fromEntries(
        entries.map(([name, { title, es, folder, fields, params, standsIn, slots, strings }]) => [
          name,
          { title, ...(es && { es: { title: es.title } }), folder, fields, params, standsIn, slots, strings },
        ]),
      ),
    },
    abouts: {
      en: Object.fromEntries(entries.map(([name, { about }]) => [name, about])),
      es: Object.fromEntries(entries.map(([name, { about, es }]) => [name, es?.about ?? about])),
    },
  };
}
