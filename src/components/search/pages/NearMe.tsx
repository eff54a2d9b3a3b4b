import { useExactLocation } from '#src/components/search/common/useExactLocation.ts';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { inferredPlace, withoutNearMe } from '#src/domain/search/inferredFilters.ts';
import { nearFilterOf } from '#src/domain/search/nearFilter.ts';

/** Says that nobody knows what is near who asks for it ("urgent care near me"), and offers to find out. */
export function NearMe({ search }: { search: Search }) {
  const t = useStrings();
  const use = useExactLocation(search);
  const asLinks = useAsLinks(search);
  const { state, inferred, phase, position } = search;
  const isUnknown = !nearFilterOf(state) && !inferredPlace(state, inferred);
  if (phase !== 'ready' || !isUnknown || withoutNearMe(state.query) === undefined) return null;
  return (
    <p className="SearchFrame-spelling">
      {t('search.nearUnknown')} {/* A search of everything takes no place but one in its words. */}
      {!asLinks && state.verticalKey !== undefined && position.kind !== 'unavailable' ? (
        <Button look="outline" size="sm" onClick={() => void use()}>
          {t('search.useExactLocation')}
        </Button>
      ) : null}
    </p>
  );
}
