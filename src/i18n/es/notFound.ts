import type { notFound as english } from '#src/i18n/en/notFound.ts';

/** Palabras de la página para una dirección que no lleva a ninguna parte. */
export const notFound: Record<keyof typeof english, string> = {
  'notFound.asked': 'Usted buscaba {address}.',
  'notFound.close': 'Estas direcciones se parecen:',
  'notFound.closeOne': 'Esta página puede servirle:',
  'notFound.orSearch': 'O busque en todo el sitio',
  'notFound.search': 'Busque en todo el sitio',
  'notFound.field': 'Buscar en este sitio',
  'notFound.go': 'Buscar',
  'notFound.tasks': 'Lo que muchos vienen a hacer',
  'notFound.page': 'Página',
  'notFound.below': 'En “{section}”',
  'notFound.provider': 'Médico u otro profesional',
  'notFound.location': 'Centro',
  'notFound.story': 'Historia de paciente',
  'notFound.answer': 'Respuesta de un experto',
  'notFound.volunteering': 'Labor de voluntariado',
  'notFound.study': 'Estudio de investigación',
  'notFound.publication': 'Publicación',
  'notFound.investigator': 'Investigador o investigadora',
  'notFound.payor': 'Seguro médico',
  'notFound.affiliate': 'Hospital o grupo médico',
};
