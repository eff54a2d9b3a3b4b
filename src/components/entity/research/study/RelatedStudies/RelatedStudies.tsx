import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { RelatedResearch } from '#src/components/entity/research/shared/RelatedResearch.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedStudies.declaration.ts';

/** At most five studies that share a topic (D-239, D-240, S-369). */
export function RelatedStudies({ data, params }: ComponentProps<typeof declaration, Listing>) {
  const entity = useEntity('ce_researchStudy');
  const t = useStrings();
  if (!entity) return null;
  return (
    <RelatedResearch
      name="RelatedStudies"
      title={t('research.relatedStudies')}
      layout={params.Layout}
      listing={data}
      more={{ path: '/research/studies', text: t('research.allStudies') }}
      hasTopics={entity.topics.length > 0}
    />
  );
}
