import type { stories as english } from '#src/i18n/en/stories.ts';

/** Words of the cards of things to read. */
export const stories: Record<keyof typeof english, string> = {
  'stories.video': 'Video',
  'stories.askAnExpert': 'Respuesta de un experto',
  'stories.answeredBy': 'Responde {names}',
  'stories.by': 'Por {names}',
  'stories.community': 'Responsabilidad comunitaria',
  'stories.innovation': 'Innovación',
  'stories.care': 'Atención al paciente',
  'stories.experience': 'Experiencia del paciente',
  'stories.philanthropy': 'Filantropía',
  'stories.research': 'Investigación',
};
