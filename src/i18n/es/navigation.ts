import type { navigation as english } from '#src/i18n/en/navigation.ts';

export const navigation: Record<keyof typeof english, string> = {
  'navigation.main': 'Principal',
  'navigation.menu': 'Menú',
  'navigation.section': 'En esta sección',
  'navigation.onThisPage': 'En esta página',
  'navigation.readingMinute': 'lectura de 1 minuto',
  'navigation.readingMinutes': 'lectura de {count} minutos',
  'navigation.language': 'Idioma',
  'navigation.redirectsTo': 'Esta página lleva a',
  'navigation.editSections': 'Abrir todas las secciones para editar',
  'navigation.newWindow': '(se abre en otra ventana)',
};
