import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { RelatedResearch } from '#src/components/entity/research/shared/RelatedResearch.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedPublications.declaration.ts';

/** At most five publications that share a topic, only when there are topics (D-219–D-222, S-368). */
export function RelatedPublications({ data, params }: ComponentProps<typeof declaration, Listing>) {
  const entity = useEntity('ce_researchPublication');
  const t = useStrings();
  if (!entity) return null;
  return (
    <RelatedResearch
      name="RelatedPublications"
      title={t('research.relatedPublications')}
      layout={params.Layout}
      listing={data}
      more={{
        path: '/Research-Search-Results?verticalKey=research_publication',
        text: t('research.allPublications'),
      }}
      hasTopics={entity.topics.length > 0}
    />
  );
}
