/** Words of moving components and pages. */
export const moving = {
  en: {
    dropBefore: 'Before {name}',
    dropAfter: 'After {name}',
    dropInto: 'Into {name}',
    moveElsewhere: 'Move to…',
    movePlaceTitle: 'Move “{name}”',
    movePlaceLead: 'Places that take it:',
    movePlaceFirst: 'At the beginning',
    movePlaceAct: 'Move here',
    movePlaceNone: 'No other place on this page takes it.',
    ofComponent: '{slot} of {name}',
  },
  es: {
    dropBefore: 'Antes de {name}',
    dropAfter: 'Después de {name}',
    dropInto: 'Dentro de {name}',
    moveElsewhere: 'Mover a…',
    movePlaceTitle: 'Mover “{name}”',
    movePlaceLead: 'Lugares que lo admiten:',
    movePlaceFirst: 'Al principio',
    movePlaceAct: 'Mover aquí',
    movePlaceNone: 'Ningún otro lugar de esta página lo admite.',
    ofComponent: '{slot} de {name}',
  },
};
