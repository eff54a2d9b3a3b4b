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
};
