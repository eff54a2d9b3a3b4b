import type { researchCard as english } from '#src/i18n/en/researchCard.ts';

/** Words of the cards of research in Spanish. */
export const researchCard: Record<keyof typeof english, string> = {
  'researchCard.clinicalTrial': 'Ensayo clínico',
  'researchCard.researchStudy': 'Estudio de investigación',
  'researchCard.publication': 'Publicación',
  'researchCard.investigator-Clinical': 'Investigación clínica',
  'researchCard.investigator-Non Clinical': 'Investigación no clínica',
  'researchCard.investigators': 'Investigadores:',
  'researchCard.authors': 'Autores:',
  'researchCard.andMore': '{names} y {count} más',
  'researchCard.locations': 'Centros:',
  'researchCard.notSpecified': 'Sin especificar',
  'researchCard.pubmed': 'Ver en PubMed',
  'researchCard.noDate': 'Sin fecha',
  'researchCard.status-Recruiting': 'Reclutando',
  'researchCard.status-Active Recruiting': 'Activo, reclutando',
  'researchCard.status-Active Not Recruiting': 'Activo, sin reclutar',
  'researchCard.status-Completed Has Results': 'Terminado, con resultados',
  'researchCard.status-Completed': 'Terminado',
  'researchCard.status-Coming Soon': 'Próximamente',
  'researchCard.status-Open to Enrollment': 'Inscripción abierta',
  'researchCard.status-Closed to Enrollment': 'Inscripción cerrada',
  'researchCard.status-Active': 'Activo',
  'researchCard.status-Inactive': 'Inactivo',
};
