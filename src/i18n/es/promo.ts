import type { promo as english } from '#src/i18n/en/promo.ts';

export const promo: Record<keyof typeof english, string> = {
  'promo.linkRequired': 'Falta el enlace',
  'promo.linkRequiredText': 'Hay que indicar el enlace para que este componente funcione.',
};
