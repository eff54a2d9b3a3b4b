import { ListingCards } from '#src/components/shared/listing/ListingFrame.tsx';
import { ListingShell } from '#src/components/shared/listing/ListingShell.tsx';
import { STORIES_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import type { declaration } from './PatientStoryRelatedArticles.declaration.ts';

/**
 * Articles on what the story is about, with the way to all on its topics beside their heading, and the way to more stories
 * (D-142, S-366, A-49).
 */
export function PatientStoryRelatedArticles({ params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  const { locale } = usePage();
  const stories = { path: STORIES_PATH, text: t('patientStory.allStories') };
  return (
    <ListingShell
      name="PatientStoryRelatedArticles"
      params={params}
      listing={data}
      title={t('patientStory.articles')}
      more={data?.more === undefined ? stories : { path: data.more, text: t('patientStory.onTopic') }}
    >
      {({ cardTypes, results, more }) => (
        <>
          <ListingCards cardType={cardTypes[0] ?? ''} results={results} />
          {more === undefined ? null : (
            <p>
              <TextLink
                look="standalone"
                iconAfter={arrowRightIcon}
                href={localizedPath(stories.path, locale)}
              >
                {stories.text}
              </TextLink>
            </p>
          )}
        </>
      )}
    </ListingShell>
  );
}
