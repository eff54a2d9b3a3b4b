import type { CatalogueEntry } from '../catalogue.ts';

/** Folders of components as an editor calls them, in the order they are offered: what most pages are made of comes first. */
export const GROUPS: Readonly<Record<string, { en: string; es: string }>> = {
  hero: { en: 'Tops of pages', es: 'Cabeceras' },
  content: { en: 'Texts', es: 'Textos' },
  media: { en: 'Pictures and videos', es: 'Imágenes y videos' },
  promo: { en: 'Promotions', es: 'Promociones' },
  layout: { en: 'Columns and rows', es: 'Columnas y filas' },
  listing: { en: 'Lists and cards', es: 'Listas y tarjetas' },
  map: { en: 'Maps', es: 'Mapas' },
  navigation: { en: 'Menus and links', es: 'Menús y enlaces' },
  linkgrid: { en: 'Links to doctors and locations', es: 'Enlaces a médicos y centros' },
  service: { en: 'For pages of a service', es: 'Para páginas de un servicio' },
  event: { en: 'For pages of an event', es: 'Para páginas de un evento' },
  'entity/provider': { en: 'For pages of a provider', es: 'Para páginas de un profesional' },
  'entity/facility': { en: 'For pages of a location', es: 'Para páginas de un centro' },
  'entity/plan': { en: 'For pages of a health plan', es: 'Para páginas de un plan de salud' },
  'entity/plan-provider': {
    en: 'For pages of a provider of the plan',
    es: 'Para páginas de un profesional del plan',
  },
  'entity/patient-story': { en: 'For patient stories', es: 'Para historias de pacientes' },
  'entity/ask-an-expert': { en: 'For questions to experts', es: 'Para preguntas a expertos' },
  'entity/volunteer': { en: 'For volunteering', es: 'Para el voluntariado' },
  'entity/research/clinical-trial': { en: 'For clinical trials', es: 'Para ensayos clínicos' },
  'entity/research/study': { en: 'For research studies', es: 'Para estudios' },
  'entity/research/publication': { en: 'For publications', es: 'Para publicaciones' },
  'entity/research/investigator': { en: 'For investigators', es: 'Para investigadores' },
  'entity/shared': { en: 'For pages from the directory', es: 'Para páginas del directorio' },
  compare: { en: 'Comparisons', es: 'Comparaciones' },
  'search/bars': { en: 'Search fields', es: 'Buscadores' },
  'search/pages': { en: 'Search pages', es: 'Páginas de búsqueda' },
  'search/common': { en: 'Parts of a search page', es: 'Partes de una página de búsqueda' },
  'search/facets': { en: 'Filters', es: 'Filtros' },
  wildcard: { en: 'Lists by city, specialty or type', es: 'Listas por ciudad, especialidad o tipo' },
  shell: { en: 'Parts of every page', es: 'Partes de todas las páginas' },
  metadata: { en: 'Behind the page', es: 'Detrás de la página' },
  editor: { en: 'Only for editors', es: 'Solo para editores' },
};

/** A component and what it is called by the code. */
export type Named = [name: string, entry: CatalogueEntry];

/** What is offered, by group; in each as it came. */
export function groupsOf(found: readonly Named[], language: 'en' | 'es') {
  const byFolder = Object.groupBy(found, ([, { folder }]) => folder);
  return Object.entries(GROUPS).flatMap(([folder, title]) => {
    const entries = byFolder[folder];
    return entries ? [{ folder, title: title[language], entries }] : [];
  });
}
