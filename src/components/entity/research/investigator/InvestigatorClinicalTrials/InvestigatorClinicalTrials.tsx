import { ClinicalTrialCard } from '#src/components/cards/ClinicalTrialCard/ClinicalTrialCard.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PagedWork } from '#src/components/entity/research/shared/PagedWork.tsx';
import type { Work } from '#src/components/entity/research/shared/work.ts';
import type { declaration } from './InvestigatorClinicalTrials.declaration.ts';

/** The trials of an investigator, five per page (D-061, S-363). */
export function InvestigatorClinicalTrials({ data }: ComponentProps<typeof declaration, Work>) {
  return (
    <PagedWork name="InvestigatorClinicalTrials" kind="clinical_trial" Card={ClinicalTrialCard} data={data} />
  );
}
