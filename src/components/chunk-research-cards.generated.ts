// Written by `npm run generate`. Do not edit.
export { ClinicalTrialCard } from '#src/components/cards/ClinicalTrialCard/ClinicalTrialCard.tsx';
export { InvestigatorCard } from '#src/components/cards/InvestigatorCard/InvestigatorCard.tsx';
export { PublicationCard } from '#src/components/cards/PublicationCard/PublicationCard.tsx';
export { ResearchCard } from '#src/components/cards/ResearchCard/ResearchCard.tsx';
export { ResearchStudyCard } from '#src/components/cards/ResearchStudyCard/ResearchStudyCard.tsx';
