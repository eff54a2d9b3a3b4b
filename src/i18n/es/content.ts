import type { content as english } from '#src/i18n/en/content.ts';

export const content: Record<keyof typeof english, string> = {
  'content.editAccordion': 'Abrir todos los elementos para editar',
  'content.tabs': 'Temas',
  'content.readBio': 'Leer biografía',
};
