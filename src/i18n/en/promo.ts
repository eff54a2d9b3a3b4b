export const promo = {
  'promo.linkRequired': 'Link required',
  'promo.linkRequiredText': 'The Link must be provided for this component to work correctly.',
};
