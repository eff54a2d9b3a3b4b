import type { RegistryRow } from '#src/components/RegistryRow.ts';

const card = { folder: 'cards', wake: 'never', pages: 'any', editing: 'S' } as const;
/** The cards of research draw one another. */
const research = { ...card, strings: ['cards', 'researchCard'], chunk: 'research-cards' } as const;

/** Result cards of events, awards, research, volunteering and the plan's facilities. */
export const listingCardsRows = {
  EventCard: { ...card, strings: ['cards', 'eventCard'], cardType: 'Event' },
  AwardCard: { ...card, strings: ['cards', 'awardCard'], cardType: 'Award' },
  InvestigatorCard: { ...research, cardType: 'Investigator' },
  ClinicalTrialCard: { ...research, cardType: 'ClinicalTrial' },
  ResearchStudyCard: { ...research, cardType: 'ResearchStudy' },
  PublicationCard: { ...research, cardType: 'Publication' },
  ResearchCard: { ...research, cardType: 'Research' },
  VolunteerOpportunityCard: {
    ...card,
    strings: ['cards', 'volunteerCard'],
    cardType: 'VolunteerOpportunity',
  },
  PlanFacilityCard: { ...card, strings: ['cards', 'planFacilityCard'], cardType: 'PlanFacility' },
} satisfies Record<string, RegistryRow>;
