// Written by `npm run generate`. Do not edit.
export { InvestigatorClinicalTrials } from '#src/components/research/investigator/InvestigatorClinicalTrials/InvestigatorClinicalTrials.tsx';
export { InvestigatorPublications } from '#src/components/research/investigator/InvestigatorPublications/InvestigatorPublications.tsx';
export { InvestigatorStudies } from '#src/components/research/investigator/InvestigatorStudies/InvestigatorStudies.tsx';
