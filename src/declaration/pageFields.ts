import type { Locale } from '#src/domain/entities/common.ts';
import { date, flag, image, reference, text } from './kinds.ts';
import { parseFields } from './parse.ts';
import type { FieldsOf } from './values.ts';

/** The fields of a page itself (S-200), declared as those of a component are. */
export const PAGE_FIELDS = {
  Title: text({ help: { en: 'The name of the page.', es: 'El nombre de la página.' } }),
  NavigationTitle: text({
    help: {
      en: 'Its name in menus and breadcrumbs, where another one fits better.',
      es: 'Su nombre en los menús y en la ruta, si allí conviene otro.',
    },
  }),
  'Meta Title': text({
    help: {
      en: 'The title search engines show, where another one fits better.',
      es: 'El título que muestran los buscadores, si allí conviene otro.',
    },
  }),
  'Meta Description': text({
    help: {
      en: 'One or two sentences for search results and shared links.',
      es: 'Una o dos frases para los resultados de búsqueda y los enlaces compartidos.',
    },
  }),
  'Meta Keywords': text(),
  Description: text({
    help: {
      en: 'What the page is about, in one or two sentences.',
      es: 'De qué trata la página, en una o dos frases.',
    },
  }),
  'Exclude From Sitemap': flag({
    help: {
      en: 'Search engines are told to leave the page alone.',
      es: 'Se pide a los buscadores que no la muestren.',
    },
  }),
  TeaserImage: image({
    help: {
      en: 'The picture of cards and shared links.',
      es: 'La imagen de las tarjetas y de los enlaces compartidos.',
    },
  }),
  PublishedDate: date(),
  Contributor: text({
    help: {
      en: 'The name of who wrote it, where the directory knows nobody of that name.',
      es: 'El nombre de quien la escribió, si el directorio no conoce a nadie con ese nombre.',
    },
  }),
  ContributorEntity: reference(['ce_person', 'healthcareProfessional', 'ce_investigator'], { most: 1 }),
  ArticleHeroHeadline: text(),
  ArticleHeroSummary: text(),
  Service: reference(['ce_service'], {
    most: 1,
    help: { en: 'The service the page is about.', es: 'El servicio del que trata la página.' },
  }),
  Services: reference(['ce_service']),
  Specialties: reference(['ce_specialty']),
  HealthTopics: reference(['ce_healthTopic']),
  LocationsEntities: reference(['healthcareFacility'], { most: 10 }),
  WildcardType: text({
    help: {
      en: 'On a page that stands for many addresses: which kind of list it is.',
      es: 'En una página que vale para muchas direcciones: qué clase de lista es.',
    },
  }),
  'Example Entity': text({
    help: {
      en: 'On such a page: the directory number of the example that fills it while you edit.',
      es: 'En una página así: el número en el directorio del ejemplo que la llena mientras usted edita.',
    },
  }),
  Entity: text({
    help: {
      en: 'The directory number of what the page is about.',
      es: 'El número en el directorio de aquello de lo que trata la página.',
    },
  }),
  EntityType: text({ help: { en: 'Its kind in the directory.', es: 'Su clase en el directorio.' } }),
} as const;

export type PageFieldName = keyof typeof PAGE_FIELDS;

/** The fields of a page, read. */
export type PageFields = FieldsOf<typeof PAGE_FIELDS>;

const plain = (name: string) => name.replace(/[\s_-]+/g, '').toLowerCase();
const OWN_NAMES = new Map(Object.keys(PAGE_FIELDS).map((name) => [plain(name), name]));

/** The fields of a page as a platform sent them; it may write their names with or without spaces (S-200). Never throws. */
export function readPageFields(sent: unknown, locale: Locale): PageFields {
  const entries = sent !== null && typeof sent === 'object' ? Object.entries(sent) : [];
  const named = entries.map(([name, field]): [string, unknown] => [
    OWN_NAMES.get(plain(name)) ?? name,
    field,
  ]);
  return parseFields(PAGE_FIELDS, Object.fromEntries(named), locale);
}
