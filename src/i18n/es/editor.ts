import type { editor as english } from '#src/i18n/en/editor.ts';

export const editor: Record<keyof typeof english, string> = {
  // The specification gives this wording; it is the same in every language.
  'editor.wrongPage': 'This component can not be used here',
  'editor.deprecated':
    'Component Deprecated: This component is deprecated. Please delete this component form the page layout.',
  'editor.missingFields': 'Campos vacíos:',
  'editor.noEntity':
    'Muestra lo que contiene su entidad; no hay ninguna cargada. El campo Example Entity de la página nombra una para editar.',
  'editor.componentUnknown': 'Este sitio no conoce el componente «{name}».',
  'editor.componentFailed': 'No se pudo mostrar el componente «{name}». Las visitas no lo ven.',
  'editor.aboutAlerts': 'Sobre los avisos',
  'editor.alertOnEveryPage': 'Un aviso puesto aquí aparece en todas las páginas del sitio.',
  'editor.helpFor': 'Ayuda: {name}',
  'editor.noHelp': 'No hay ningún componente “{name}” sobre el que ayudar.',
  'editor.required': 'obligatorio',
  'editor.pageMetadata': 'Metadatos de la página',
  'editor.notSet': 'Sin definir',
  'editor.pageTitle': 'Título',
  'editor.pagePath': 'Ruta',
  'editor.pageDescription': 'Descripción',
  'editor.pageContributor': 'Colaborador',
  'editor.pageLocations': 'Centros',
  'editor.pageService': 'Servicio',
  'editor.pagePublished': 'Publicado',
  'editor.pageTeaserImage': 'Imagen de avance',
  'editor.pageMetaTitle': 'Título SEO',
  'editor.pageMetaDescription': 'Descripción SEO',
  'editor.pageMetaKeywords': 'Palabras clave SEO',
  'editor.pageServices': 'Servicios',
  'editor.pageSpecialties': 'Especialidades',
  'editor.pageHealthTopics': 'Temas de salud',
};
