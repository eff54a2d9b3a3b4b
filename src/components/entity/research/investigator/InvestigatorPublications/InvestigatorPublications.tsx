import { PublicationCard } from '#src/components/cards/PublicationCard/PublicationCard.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PagedWork } from '#src/components/entity/research/shared/PagedWork.tsx';
import type { Work } from '#src/components/entity/research/shared/work.ts';
import type { declaration } from './InvestigatorPublications.declaration.ts';

/** The publications of an investigator, five per page, the newest first (D-062, S-364). */
export function InvestigatorPublications({ data }: ComponentProps<typeof declaration, Work>) {
  return (
    <PagedWork
      name="InvestigatorPublications"
      kind="research_publication"
      Card={PublicationCard}
      data={data}
    />
  );
}
