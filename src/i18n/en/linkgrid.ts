export const linkgrid = {
  'linkgrid.showMore': 'Show More',
  'linkgrid.showLess': 'Show Less',
  'linkgrid.letters': 'Jump to a letter',
  'linkgrid.empty': 'There is nothing to list here.',
};
