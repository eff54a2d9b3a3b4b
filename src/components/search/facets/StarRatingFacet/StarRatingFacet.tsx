import { useRef } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { offeredOptions, optionKey, withChoices } from '#src/components/search/common/facetSelection.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { starsWords } from '#src/components/search/common/optionWords.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { FacetChoice } from '#src/components/search/facets/FacetChoice.tsx';
import { FacetGroup, FacetGroupSkeleton } from '#src/components/search/facets/FacetGroup.tsx';
import { applyFacetRule, isStarsAndUp, MOST_STARS, starsOf } from '#src/domain/search/facetRules.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Stars } from '#src/ui/Stars/Stars.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { declaration } from './StarRatingFacet.declaration.ts';

/** Where ratings are explained unless the editor says otherwise (`LearnMoreLink`). */
const LEARN_MORE = '/search/how-results-are-ordered';

/**
 * The least stars a provider must have: one choice of five (Q-283, Q-284, C-135), the highest first, drawn as
 * stars, with a note that not everybody has a rating and where to read more.
 */
export function StarRatingFacet({ params, fields }: ComponentProps<typeof declaration>) {
  const fieldId = setting(fields.FacetFieldId, params.FacetFieldId);
  return (
    <SearchPart
      name="StarRatingFacet"
      params={params}
      problem={fieldId ? undefined : 'Facet field ID required'}
    >
      {(search) => (
        <Facet
          search={search}
          fieldId={fieldId ?? ''}
          label={setting(fields.Label, params.Label)}
          learnMore={setting(fields.LearnMoreLink, params.LearnMoreLink) ?? LEARN_MORE}
        />
      )}
    </SearchPart>
  );
}

interface FacetProps {
  search: Search;
  fieldId: string;
  label: string | undefined;
  learnMore: string;
}

function Facet({ search, fieldId, label, learnMore }: FacetProps) {
  const t = useStrings();
  const { locale } = usePage();
  const asLinks = useAsLinks(search);
  const group = useRef<HTMLDivElement>(null);
  if (!search.answer) return label ? <FacetGroupSkeleton search={search} label={label} /> : null;
  const facet = search.answer.facets.find((one) => one.fieldId === fieldId);
  const options = applyFacetRule(offeredOptions(search.answer, search.state, fieldId), {
    kind: 'stars',
  });
  if (options.length === 0) return null;
  const anyRating = t('facets.anyRating');
  return (
    <FacetGroup label={label || facet?.displayName || fieldId} role="radiogroup">
      <div ref={group}>
        {options.map((option) => (
          <FacetChoice
            key={optionKey(option)}
            search={search}
            option={option}
            radioName={`${search.formId}-${fieldId}`}
            label={
              <Stars
                look="row"
                value={starsOf(option) ?? 0}
                max={MOST_STARS}
                label={starsWords(option, t)}
                countText={isStarsAndUp(option) ? t('facets.andUp') : undefined}
              />
            }
            toggle={(state, isOn) => withChoices(state, fieldId, isOn ? [option] : [])}
          />
        ))}
      </div>
      {!options.some((option) => option.selected) ? null : asLinks ? (
        <a
          className="ClearAllButton"
          href={search.hrefOf(withChoices(search.state, fieldId, []))}
          rel="nofollow"
        >
          {anyRating}
        </a>
      ) : (
        <button
          type="button"
          className="ClearAllButton"
          onClick={() => {
            // The button goes away with the choice: the focus stays in the group.
            group.current?.querySelector('input')?.focus();
            search.change((state) => withChoices(state, fieldId, []));
          }}
        >
          {anyRating}
        </button>
      )}
      <p className="FacetGroup-none">
        {t('facets.ratingNote')}{' '}
        <a href={learnMore.startsWith('/') ? localizedPath(learnMore, locale) : learnMore}>
          {t('facets.learnMore')} <VisuallyHidden>{t('facets.aboutRatings')}</VisuallyHidden>
        </a>
      </p>
    </FacetGroup>
  );
}
