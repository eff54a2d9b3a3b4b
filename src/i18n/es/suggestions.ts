import type { suggestions as english } from '#src/i18n/en/suggestions.ts';

/** Clases de lo que se sugiere al escribir. */
export const suggestions: Record<keyof typeof english, string> = {
  'suggestions.specialty': 'Especialidades',
  'suggestions.condition': 'Afecciones',
  'suggestions.service': 'Servicios',
  'suggestions.type': 'Tipos de lugares',
  'suggestions.city': 'Ciudades',
  'suggestions.topic': 'Temas',
  'suggestions.provider': 'Profesionales de la salud',
  'suggestions.location': 'Centros',
  'suggestions.event': 'Eventos',
  'suggestions.research': 'Investigación',
  'suggestions.article': 'Artículos e historias',
  'suggestions.page': 'Páginas',
};
