import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { ARTICLES_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ProviderArticles.declaration.ts';

/** Articles the provider wrote, with the way to all articles (D-168, S-367, C-126); nothing when there are none. */
export function ProviderArticles({ params, data }: ComponentProps<typeof declaration, Listing>) {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  return (
    <ListingFrame
      name="ProviderArticles"
      params={params}
      listing={data}
      title={t('providerPage.articles')}
      more={{ path: ARTICLES_PATH, text: t('listing.allArticles') }}
    />
  );
}
