import type { patientStory as english } from '#src/i18n/en/patientStory.ts';

/** Words of the page of a patient story, in Spanish. */
export const patientStory: Record<keyof typeof english, string> = {
  'patientStory.contributors': 'Con la atención de',
  'patientStory.locations': 'Dónde',
  'patientStory.affiliate': 'Forma parte de',
  'patientStory.year': 'Año',
  'patientStory.watch': 'Ver la historia',
  'patientStory.videoAbout': 'Video: {name}',
  'patientStory.details': 'Sobre esta historia',
  'patientStory.services': 'Servicios',
  'patientStory.healthTopics': 'Temas de salud',
  'patientStory.sameWords': 'La historia empieza con las mismas palabras. Los visitantes las leen allí.',
  'patientStory.articles': 'Artículos relacionados',
  'patientStory.onTopic': 'Todos los artículos sobre este tema',
  'patientStory.allStories': 'Todas las historias de pacientes',
  'patientStory.whereCareHappens': 'Conozca dónde atendemos',
  'patientStory.careTeam': 'Conozca a nuestro equipo',
};
