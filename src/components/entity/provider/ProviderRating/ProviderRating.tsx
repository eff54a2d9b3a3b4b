import { useEffect, useState } from 'react';
import { starRating } from '#src/domain/ratings/ratings.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { Stars } from '#src/ui/Stars/Stars.tsx';
import { type Reputation, reputationFromWire } from './reputationFromWire.ts';

/**
 * Stars, at most five, of how patients rate the provider, with the number of reviews once the reputation service told it
 * (S-210, S-304, S-305, R-029, C-135). The directory's own value comes first; without it, any failure of the service
 * shows nothing.
 */
export function ProviderRating() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  const [reputation, setReputation] = useState<Reputation>();
  const id = provider?.reputationId;
  useEffect(() => {
    if (!id) return undefined;
    const stop = new AbortController();
    fetch(`/api/reputation?id=${encodeURIComponent(id)}`, { signal: stop.signal })
      .then(async (answer) => {
        if (answer.ok) setReputation(reputationFromWire(await answer.json()));
      })
      .catch(() => undefined); // nothing is shown of what did not come
    return () => stop.abort();
  }, [id]);

  if (!provider) return null;
  if (!id && provider.fiveStar === undefined) {
    return <EditingNote name="ProviderRating" missing={['c_reputationId', 'c_reputationRatingFiveStar']} />;
  }
  const rating = starRating({
    fiveStar: provider.fiveStar,
    ratingPercent: reputation?.ratingPercent,
    reviewCount: reputation?.reviewCount,
  });
  if (rating.kind === 'unknown') return null;
  const stars = rating.stars.toFixed(1); // both languages write a point here
  const count = rating.reviewCount;
  const reviews =
    count === undefined
      ? undefined
      : t(count === 1 ? 'providerPage.oneReview' : 'providerPage.reviewCount', { count });
  const label = t('provider.rating', { stars });
  return (
    <Stars
      value={rating.stars}
      valueText={stars}
      label={reviews ? `${label}, ${reviews}` : label}
      {...(reviews && { countText: `(${reviews})` })}
    />
  );
}
