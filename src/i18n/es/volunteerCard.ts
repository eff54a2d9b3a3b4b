import type { volunteerCard as english } from '#src/i18n/en/volunteerCard.ts';

/** Words of the cards of volunteer opportunities in Spanish. */
export const volunteerCard: Record<keyof typeof english, string> = {
  'volunteerCard.apply': 'Inscribirse',
  'volunteerCard.forOpportunity': 'para {name}',
  'volunteerCard.accepting': 'Inscripción abierta',
  'volunteerCard.waitlist': 'Lista de espera abierta',
  'volunteerCard.closed': 'No se buscan voluntarios por ahora',
  'volunteerCard.age': 'Edad: {age}',
};
