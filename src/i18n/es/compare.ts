import type { compare as english } from '#src/i18n/en/compare.ts';

export const compare: Record<keyof typeof english, string> = {
  'compare.compare': 'Comparar',
  'compare.chooseAnother': 'Elija otro para comparar. Se guarda solo en este dispositivo.',
  'compare.full': '{most} como máximo',
  'compare.open': 'Ver los {count} lado a lado',
};
