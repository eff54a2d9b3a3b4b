import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { RelatedResearch } from '#src/components/entity/research/shared/RelatedResearch.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedClinicalTrials.declaration.ts';

/** At most five trials that share a topic (D-304, Q-175, Q-406, C-050). */
export function RelatedClinicalTrials({ data, params }: ComponentProps<typeof declaration, Listing>) {
  const entity = useEntity('ce_researchStudy');
  const t = useStrings();
  if (!entity) return null;
  return (
    <RelatedResearch
      name="RelatedClinicalTrials"
      title={t('research.relatedTrials')}
      layout={params.Layout}
      listing={data}
      more={{ path: '/Research-Search-Results?verticalKey=clinical_trial', text: t('research.allTrials') }}
      hasTopics={entity.topics.length > 0}
    />
  );
}
