/** What places for components are called, by their names in the declarations, without their endings. */
export const slotNames = {
  en: {
    'slot-global-alert': 'Global alert',
    'slot-in-page-alert': 'In page alert',
    'slot-header': 'Header',
    'slot-main': 'Main',
    'slot-bottom': 'Bottom',
    'slot-footer': 'Footer',
    'slot-accordion-items': 'Accordion items',
    'slot-accordion-item': 'Accordion item',
    'slot-leadership-bios': 'Leadership bios',
    'slot-vertical-tab': 'Vertical tab',
    'slot-vertical-tabs': 'Vertical tabs',
    'slot-facility-hero': 'Facility hero',
    'slot-provider-about': 'Provider about',
    'slot-provider-hero': 'Provider hero',
    'slot-hero-search': 'Hero search',
    'slot-column': 'Column {number}',
    'slot-row': 'Row {number}',
    'slot-container': 'Container',
    'slot-slim-container': 'Slim container',
    'slot-detail-main': 'Detail main',
    'slot-detail-aside': 'Detail aside',
    'slot-partial': 'Partial design',
    'slot-two-column-left': 'Two column left',
    'slot-two-column-right': 'Two column right',
    'slot-locations-map': 'Locations map',
    'slot-facets': 'Facets',
    'slot-search-bar': 'Search bar',
    'slot-search-tabs': 'Search tabs',
    'slot-search-filters': 'Search filters',
    'slot-search-facets': 'Search facets',
    'slot-search-toolbar': 'Search toolbar',
    'slot-search-results': 'Search results',
    'slot-footer-links': 'Footer links',
    'slot-footer-legal': 'Footer legal',
    'slot-footer-social': 'Footer social',
    'slot-header-logo': 'Header logo',
    'slot-header-nav': 'Header nav',
    'slot-header-flyout': 'Header flyout',
    'slot-header-utility': 'Header utility',
  },
  es: {
    'slot-global-alert': 'Aviso de todo el sitio',
    'slot-in-page-alert': 'Aviso de la página',
    'slot-header': 'Encabezado',
    'slot-main': 'Parte principal',
    'slot-bottom': 'Parte inferior',
    'slot-footer': 'Pie de página',
    'slot-accordion-items': 'Apartados del acordeón',
    'slot-accordion-item': 'Contenido del apartado',
    'slot-leadership-bios': 'Semblanzas de la dirección',
    'slot-vertical-tab': 'Contenido de la pestaña',
    'slot-vertical-tabs': 'Pestañas',
    'slot-facility-hero': 'Cabecera del centro',
    'slot-provider-about': 'Sobre el profesional',
    'slot-provider-hero': 'Cabecera del profesional',
    'slot-hero-search': 'Buscador de la cabecera',
    'slot-column': 'Columna {number}',
    'slot-row': 'Fila {number}',
    'slot-container': 'Contenedor',
    'slot-slim-container': 'Contenedor estrecho',
    'slot-detail-main': 'Columna principal',
    'slot-detail-aside': 'Columna lateral',
    'slot-partial': 'Diseño parcial',
    'slot-two-column-left': 'Columna izquierda',
    'slot-two-column-right': 'Columna derecha',
    'slot-locations-map': 'Mapa de centros',
    'slot-facets': 'Filtros',
    'slot-search-bar': 'Buscador',
    'slot-search-tabs': 'Pestañas de la búsqueda',
    'slot-search-filters': 'Filtros aplicados',
    'slot-search-facets': 'Filtros de la búsqueda',
    'slot-search-toolbar': 'Barra de la búsqueda',
    'slot-search-results': 'Resultados de la búsqueda',
    'slot-footer-links': 'Enlaces del pie',
    'slot-footer-legal': 'Texto legal del pie',
    'slot-footer-social': 'Redes sociales del pie',
    'slot-header-logo': 'Logotipo del encabezado',
    'slot-header-nav': 'Menú del encabezado',
    'slot-header-flyout': 'Menú desplegable del encabezado',
    'slot-header-utility': 'Enlaces breves del encabezado',
  },
};

type SlotKey = keyof typeof slotNames.en;
type Say = (key: SlotKey, fill: { number: string }) => string;
const isKnown = (key: string): key is SlotKey => Object.hasOwn(slotNames.en, key);

/** The key of a slot's name: `column-2-{*}` and `column-2-7` are "column", the second. */
export function slotKey(slot: string): { key: string; number: string } {
  const plain = slot.replace(/-?\{\*\}$/, '');
  const [, of, number = ''] = /^(column|row)-(\d+)/.exec(plain) ?? [];
  return { key: `slot-${plain === '' ? 'partial' : (of ?? plain.replace(/-\d+$/, ''))}`, number };
}

/** What a place is called for people. One nobody gave words to is called by its name. */
export function slotTitle(say: Say, slot: string): string {
  const { key, number } = slotKey(slot);
  return isKnown(key) ? say(key, { number }) : plainWords(key.slice('slot-'.length));
}

/** The same in English, which is what the platform speaks. */
export const englishSlotTitle = (slot: string): string =>
  slotTitle((key, { number }) => slotNames.en[key].replace('{number}', number), slot);

/** A name in words: `two-column-left` is "Two column left". */
export function plainWords(name: string): string {
  const words = name.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
