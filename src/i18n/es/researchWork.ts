import type { researchWork as english } from '#src/i18n/en/researchWork.ts';

/** Words of an investigator's trials, publications and studies in Spanish. */
export const researchWork: Record<keyof typeof english, string> = {
  'researchWork.clinical_trial': 'Ensayos clínicos',
  'researchWork.research_publication': 'Publicaciones',
  'researchWork.research_study': 'Estudios de investigación',
  'researchWork.viewAll': 'Ver todo ({count})',
  'researchWork.pages': 'Páginas de {title}',
  'researchWork.previous': 'Anterior',
  'researchWork.next': 'Siguiente',
  'researchWork.page': 'Página {page}',
  'researchWork.shown': '{from}–{to} de {count}',
  'researchWork.failed': 'No se pudo cargar la página siguiente.',
  'researchWork.openInSearch': 'Abrirla en la búsqueda',
  'researchWork.nothingNow': 'No se encontró nada, o el servicio de búsqueda no respondió.',
};
