export const promo = {
  'promo.linkRequired': 'Falta el enlace',
  'promo.linkRequiredText': 'Hay que indicar el enlace para que este componente funcione.',
};
