import type { gone as english } from '#src/i18n/en/gone.ts';

/** Palabras en la dirección de un profesional, centro u otro registro eliminado. */
export const gone: Record<keyof typeof english, string> = {
  'gone.title': '{name} ya no figura en nuestro directorio',
  'gone.providerText':
    'Este profesional ya no atiende aquí o ya no está en nuestro directorio. Otros profesionales pueden atenderle.',
  'gone.locationText':
    'Este centro cerró, se mudó o ya no está en nuestro directorio. Otros centros pueden atenderle.',
  'gone.otherText':
    'Esta página se retiró. Es posible que encuentre lo que necesita en otra parte del sitio.',
  'gone.providerSearch': 'Buscar otro médico',
  'gone.locationSearch': 'Buscar otro centro',
  'gone.otherSearch': 'Buscar en el sitio',
  'gone.call': 'Llamar al {phone}',
  'gone.providerSimilar': 'Profesionales similares',
  'gone.providerSimilarNear': 'Profesionales similares cerca de {place}',
  'gone.locationSimilar': 'Centros similares',
  'gone.locationSimilarNear': 'Centros similares cerca de {place}',
  'gone.onlyWhenDeleted':
    'Aparece por sí solo donde se eliminó un registro. En otras páginas no se muestra nada.',
};
