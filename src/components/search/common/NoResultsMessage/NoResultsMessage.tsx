import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { searchPath } from '#src/components/shared/listing/listingPaths.ts';
import { appliedCount } from '#src/components/search/common/appliedFilters.ts';
import { changeLink } from '#src/components/search/common/changeLink.ts';
import { LOCATION_TYPES_PATH } from '#src/components/search/common/locationTypesPath.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useOwnershipCounts } from '#src/components/search/common/ProviderOwnershipToggle/useOwnershipCounts.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { clearAll } from '#src/domain/search/clearAll.ts';
import { inferredPlace, withoutPlace } from '#src/domain/search/inferredFilters.ts';
import { nearFilterOf } from '#src/domain/search/nearFilter.ts';
import { chooseOwnership, PROVIDER_VERTICAL, showsAffiliated } from '#src/domain/search/providerOwnership.ts';
import { lastPage } from '#src/components/search/common/lastPage.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { formatNumber } from '#src/domain/text/formatNumber.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { declaration } from './NoResultsMessage.declaration.ts';

/**
 * Nothing found: says so in the specified words and what to try next: first what the editor wrote in
 * `Text`, then the same words in the search of the whole site; the `MessageSet` locations leads on to all kinds of places,
 * and where the network has no provider of its own, affiliated ones may be there.
 */
export function NoResultsMessage({ params, fields }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="NoResultsMessage" params={params}>
      {(search) => (
        <Message
          search={search}
          text={setting(fields.Text, params.Text)}
          messageSet={params.MessageSet?.trim().toLowerCase()}
        />
      )}
    </SearchPart>
  );
}

/** Leads on to affiliated providers, unless it is known that there are none either. */
function Affiliated({ search }: { search: Search }) {
  const t = useStrings();
  const { product } = usePage().config;
  const { other } = useOwnershipCounts(search, true, product);
  if (other === 0) return null;
  return (
    <ButtonLink
      look="outline"
      {...changeLink(search, (now) => chooseOwnership(now, false, product), 'results')}
    >
      {t('search.searchAffiliated')}
    </ButtonLink>
  );
}

/** Words for what to look for more generally, by what is looked in. */
const TIPS: Readonly<Record<string, 'people' | 'places' | 'research'>> = {
  [PROVIDER_VERTICAL]: 'people',
  healthcare_facilities: 'places',
  research: 'research',
  clinical_trial: 'research',
  research_study: 'research',
  research_publication: 'research',
  investigator: 'research',
};

interface MessageProps {
  search: Search;
  text: string | undefined;
  messageSet: string | undefined;
}

function Message({ search, text, messageSet }: MessageProps) {
  const t = useStrings();
  const { locale, config } = usePage();
  const { phase, answer, universal, state, change, inferred } = search;
  const isEmpty = answer ? answer.results.length === 0 : universal?.sections.length === 0;
  const isShown = phase === 'ready' && isEmpty;
  if (isShown && answer && answer.count > 0) return <PastTheEnd search={search} count={answer.count} />;
  const title = state.query ? t('search.noResultsFor', { query: state.query }) : t('search.noResults');
  const near = nearFilterOf(state) ?? inferredPlace(state, inferred);
  const filters = appliedCount(state);
  const isOwnOnly = state.verticalKey === PROVIDER_VERTICAL && !showsAffiliated(state, config.product);
  const isLocations = messageSet ? messageSet === 'locations' : state.verticalKey === 'healthcare_facilities';
  const kind = TIPS[state.verticalKey ?? ''];
  return (
    <>
      {isShown ? (
        <div className="NoResultsMessage">
          <EmptyState
            title={title}
            actions={
              <>
                {isOwnOnly ? <Affiliated search={search} /> : null}
                {filters > 0 ? (
                  <Button look="outline" onClick={() => change((now) => clearAll(now, config.product))}>
                    {t('search.clearAll')}
                  </Button>
                ) : null}
                {near ? (
                  <Button look="outline" onClick={() => change((now) => withoutPlace(now, inferred))}>
                    {t('search.searchEverywhere')}
                  </Button>
                ) : null}
              </>
            }
          >
            <ul className="NoResultsMessage-tips">
              {text ? <li>{text}</li> : null}
              {state.query && answer ? (
                <li>
                  <TextLink href={localizedPath(searchPath(state.query), locale)}>
                    {t('search.wholeSite', { query: state.query })}
                  </TextLink>
                </li>
              ) : null}
              {state.query ? <li>{t(kind ? `search.tipWords-${kind}` : 'search.tipWords')}</li> : null}
              {near ? <li>{t('search.tipPlace')}</li> : null}
              {filters > 0 ? <li>{t('search.tipFilters')}</li> : null}
              {isLocations ? (
                <li>
                  <TextLink href={localizedPath(LOCATION_TYPES_PATH, locale)}>
                    {t('search.browseTypes')}
                  </TextLink>
                </li>
              ) : null}
            </ul>
          </EmptyState>
        </div>
      ) : null}
      <LiveStatus message={isShown ? title : ''} />
    </>
  );
}

/** An address beyond the last page: the list is not empty, it ends before. */
function PastTheEnd({ search, count }: { search: Search; count: number }) {
  const t = useStrings();
  const { limit } = search;
  const last = lastPage(count, limit);
  const toLast = (now: SearchState) => ({ ...now, offset: (last - 1) * limit });
  const title = t('search.pastEnd', { page: formatNumber(last) });
  return (
    <div className="NoResultsMessage">
      <EmptyState
        title={title}
        actions={
          <ButtonLink look="outline" {...changeLink(search, toLast, 'results')}>
            {t('search.page', { page: formatNumber(last) })}
          </ButtonLink>
        }
      />
      <LiveStatus message={title} />
    </div>
  );
}
