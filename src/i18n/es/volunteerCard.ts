import type { volunteerCard as english } from '#src/i18n/en/volunteerCard.ts';

/** Words of the cards of volunteer opportunities in Spanish. */
export const volunteerCard: Record<keyof typeof english, string> = {
  'volunteerCard.apply': 'Presentar solicitud',
  'volunteerCard.forOpportunity': 'para {name}',
  'volunteerCard.accepting': 'Acepta solicitudes',
  'volunteerCard.waitlist': 'Lista de espera abierta',
  'volunteerCard.age': 'Edad: {age}',
};
