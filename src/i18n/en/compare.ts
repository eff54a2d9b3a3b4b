/** Words of the control that puts providers on the list to compare. */
export const compare = {
  'compare.compare': 'Compare',
  'compare.chooseAnother': 'Choose another to compare. Kept on this device only.',
  'compare.full': '{most} at most',
  'compare.open': 'See all {count} side by side',
};
