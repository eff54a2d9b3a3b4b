import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useExactLocation } from '#src/components/search/common/useExactLocation.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { isNearVisitor, type Search } from '#src/components/search/common/useSearch.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { locateIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import type { declaration } from './ExactLocationButton.declaration.ts';

/**
 * 'Use my exact location': a Near filter of 50 miles, or the configured minimum when that is more, around where the
 * browser says the visitor is (Q-265, Q-266, S-351, C-057, C-058). When it will not say, the list stays as it is and
 * words say so.
 */
export function ExactLocationButton({ params }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="ExactLocationButton" params={params}>
      {(search) => <ExactLocation search={search} />}
    </SearchPart>
  );
}

function ExactLocation({ search }: { search: Search }) {
  const t = useStrings();
  const { config } = usePage();
  const { position } = search;
  const isUsed = isNearVisitor(search);
  const use = useExactLocation(search);
  const words =
    position.kind === 'asking'
      ? t('search.askingPosition')
      : position.kind === 'unavailable'
        ? t('search.positionUnavailable')
        : isUsed
          ? t('search.usingPosition', { miles: config.exactLocationRadiusMiles })
          : '';
  return (
    <div className="ExactLocationButton">
      <button type="button" className="ExactLocationButton-button" onClick={() => void use()}>
        <Icon icon={locateIcon} />
        <span className="ExactLocationButton-words">{t('search.useExactLocation')}</span>
      </button>
      <p className="ExactLocationButton-status" role="status">
        {words}
      </p>
    </div>
  );
}
