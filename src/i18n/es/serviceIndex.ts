import type { serviceIndex as english } from '#src/i18n/en/serviceIndex.ts';

/** Palabras del índice de servicios. */
export const serviceIndex: Record<keyof typeof english, string> = {
  'serviceIndex.find': 'Buscar un servicio',
  'serviceIndex.placeholder': 'Por ejemplo: resonancia, rodilla',
  'serviceIndex.ways': 'Formas de buscar',
  'serviceIndex.byNeed': 'Por necesidad',
  'serviceIndex.byPart': 'Por parte del cuerpo',
  'serviceIndex.byPartShort': 'Por el cuerpo',
  'serviceIndex.short': 'A–Z',
  'serviceIndex.aToZ': 'De la A a la Z',
  'serviceIndex.count': '{count} servicios',
  'serviceIndex.letters': 'Letras',
  'serviceIndex.found': '{count} opciones',
  'serviceIndex.foundOne': '1 opción',
  'serviceIndex.foundNone':
    'Ningún servicio tiene esas palabras. Presione Entrar para buscar en todo lo que decimos de los servicios.',
};
