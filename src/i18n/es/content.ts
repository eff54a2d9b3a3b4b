export const content = {
  'content.editAccordion': 'Abrir todos los elementos para editar',
  'content.tabs': 'Temas',
  'content.readBio': 'Leer biografía',
};
