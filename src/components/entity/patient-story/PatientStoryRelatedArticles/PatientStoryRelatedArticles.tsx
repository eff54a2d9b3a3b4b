import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { STORIES_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './PatientStoryRelatedArticles.declaration.ts';

/** Articles on what the story is about, and the way to more stories (D-142, S-366, A-49). */
export function PatientStoryRelatedArticles({ params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="PatientStoryRelatedArticles"
      params={params}
      listing={data}
      title={t('patientStory.articles')}
      more={{ path: STORIES_PATH, text: t('patientStory.allStories') }}
    />
  );
}
