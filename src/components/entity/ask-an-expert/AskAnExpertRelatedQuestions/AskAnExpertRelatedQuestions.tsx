import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './AskAnExpertRelatedQuestions.declaration.ts';

/** Up to five other questions on the same topics (D-294, Q-170, Q-405, C-049, C-121). */
export function AskAnExpertRelatedQuestions({ params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="AskAnExpertRelatedQuestions"
      params={params}
      listing={data}
      title={t('askAnExpert.related')}
      layout="rows"
    />
  );
}
