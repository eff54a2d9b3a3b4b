import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = { wake: 'never', editing: 'D', strings: ['research'] } as const;
const publication = {
  ...row,
  folder: 'entity/research/publication',
  pages: ['ce_researchPublication'],
} as const;
const study = { ...row, folder: 'entity/research/study', pages: ['ce_researchStudy'] } as const;
const trial = {
  ...row,
  folder: 'entity/research/clinical-trial',
  pages: ['Clinical Trial'],
  editing: 'W',
} as const;
const investigator = { ...row, folder: 'entity/research/investigator', pages: ['ce_investigator'] } as const;
/** The words of a status are those of the cards. */
const withStatus = { strings: ['research', 'researchCard'] } as const;
/** Lists that page in place. */
const work = {
  ...investigator,
  wake: 'visible',
  chunk: 'research-work',
  strings: ['researchWork'],
  data: true,
} as const;

/** Pages of research: publications (D-210), studies (D-230), trials (D-300) and investigators (D-050). */
export const researchRows = {
  PublicationHero: publication,
  PublicationAbstract: publication,
  PublicationInvestigators: publication,
  PublicationTopics: { ...publication, data: true },
  RelatedPublications: { ...publication, data: true, cards: ['Publication'] },
  StudyHero: { ...study, ...withStatus },
  StudyBody: study,
  StudyInvestigators: study,
  StudyFunder: study,
  StudyTopics: { ...study, data: true },
  RelatedStudies: { ...study, data: true, cards: ['ResearchStudy'] },
  ClinicalTrialHero: { ...trial, ...withStatus },
  ClinicalTrialBody: trial,
  ClinicalTrialEligibility: trial,
  ClinicalTrialDetailsGrid: { ...trial, data: true },
  ClinicalTrialEnroll: trial,
  ClinicalTrialLinks: trial,
  RelatedClinicalTrials: { ...trial, data: true, cards: ['ClinicalTrial'] },
  InvestigatorHero: investigator,
  InvestigatorDescription: investigator,
  InvestigatorContact: investigator,
  InvestigatorClinicalTrials: { ...work, cards: ['ClinicalTrial'] },
  InvestigatorPublications: { ...work, cards: ['Publication'] },
  InvestigatorStudies: { ...work, cards: ['ResearchStudy'] },
  InvestigatorResearchInterests: { ...investigator, data: true },
} satisfies Record<string, RegistryRow>;
