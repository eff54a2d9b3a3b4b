import type { awardCard as english } from '#src/i18n/en/awardCard.ts';

/** Words of the cards of awards in Spanish. */
export const awardCard: Record<keyof typeof english, string> = {
  'awardCard.Award': 'Premio',
  'awardCard.Accreditation': 'Acreditación',
  'awardCard.presentedBy': 'Otorgado por {names}',
  'awardCard.providers': 'Profesionales:',
};
