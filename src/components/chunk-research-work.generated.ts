// Written by `npm run generate`. Do not edit.
export { InvestigatorClinicalTrials } from '#src/components/entity/research/investigator/InvestigatorClinicalTrials/InvestigatorClinicalTrials.tsx';
export { InvestigatorPublications } from '#src/components/entity/research/investigator/InvestigatorPublications/InvestigatorPublications.tsx';
export { InvestigatorStudies } from '#src/components/entity/research/investigator/InvestigatorStudies/InvestigatorStudies.tsx';
