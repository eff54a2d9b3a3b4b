import type { searchTabs as english } from '#src/i18n/en/searchTabs.ts';

/** What search pages call the kinds of results: tabs, and sections of the search of everything. */
export const searchTabs: Record<keyof typeof english, string> = {
  'searchTabs.tab-all': 'Todo',
  'searchTabs.tab-healthcare_professionals': 'Profesionales',
  'searchTabs.tab-healthcare_facilities': 'Centros',
  'searchTabs.tab-services': 'Servicios',
  'searchTabs.tab-health-and-wellness': 'Salud y bienestar',
  'searchTabs.tab-research': 'Investigación',
  'searchTabs.tab-events': 'Eventos',
  'searchTabs.tab-patient_story': 'Historias de pacientes',
  'searchTabs.tab-volunteer-opportunity': 'Voluntariado',
  'searchTabs.tab-post': 'Noticias',
  'searchTabs.tab-pages': 'General',
  'searchTabs.tab-clinical_trial': 'Ensayos clínicos',
  'searchTabs.tab-research_study': 'Estudios',
  'searchTabs.tab-research_publication': 'Publicaciones',
  'searchTabs.tab-investigator': 'Investigadores',
  'searchTabs.tabs': 'Qué buscar',
  'searchTabs.seeAllIn': 'Ver todo: {label}',
  'searchTabs.foundInAll': 'Resultados: {count}. Tipos de resultados: {kinds}.',
};
