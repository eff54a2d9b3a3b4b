import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { providersPath } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './SimilarProviders.declaration.ts';

/** Providers like this one nearby, with the way to all of them (D-169, D-170, D-179); nothing when there are none. */
export function SimilarProviders({ params, data }: ComponentProps<typeof declaration, Listing>) {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  return (
    <ListingFrame
      name="SimilarProviders"
      params={params}
      listing={data}
      title={t('providerPage.similar')}
      more={{ path: data?.more ?? providersPath([]), text: t('listing.allProviders') }}
      {...(!provider.isOfMedicalGroup && { empty: t('providerPage.groupOnly') })}
    />
  );
}
