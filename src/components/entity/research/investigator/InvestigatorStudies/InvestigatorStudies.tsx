import { ResearchStudyCard } from '#src/components/cards/ResearchStudyCard/ResearchStudyCard.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PagedWork } from '#src/components/entity/research/shared/PagedWork.tsx';
import type { Work } from '#src/components/entity/research/shared/work.ts';
import type { declaration } from './InvestigatorStudies.declaration.ts';

/** The studies of an investigator, five per page (D-063, S-365). */
export function InvestigatorStudies({ data }: ComponentProps<typeof declaration, Work>) {
  return <PagedWork name="InvestigatorStudies" kind="research_study" Card={ResearchStudyCard} data={data} />;
}
