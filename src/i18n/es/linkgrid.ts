export const linkgrid = {
  'linkgrid.showMore': 'Mostrar más',
  'linkgrid.showLess': 'Mostrar menos',
  'linkgrid.letters': 'Ir a una letra',
  'linkgrid.empty': 'Aquí no hay nada que mostrar.',
};
