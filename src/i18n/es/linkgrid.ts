import type { linkgrid as english } from '#src/i18n/en/linkgrid.ts';

export const linkgrid: Record<keyof typeof english, string> = {
  'linkgrid.showMore': 'Mostrar más',
  'linkgrid.showLess': 'Mostrar menos',
  'linkgrid.letters': 'Ir a una letra',
  'linkgrid.empty': 'Aquí no hay nada que mostrar.',
};
