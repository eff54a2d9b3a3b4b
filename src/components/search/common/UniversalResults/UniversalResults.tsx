import { isCardType, loadCard } from '#card-types';
import { useCard } from '#src/components/cards/useCard.ts';
import { ResultLanguage } from '#src/components/cards/ResultLanguage.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { CARD_OF_VERTICAL } from '#src/components/search/common/screens.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { SearchFailed } from '#src/components/search/common/SearchFailed.tsx';
import { ResultsSkeleton } from '#src/components/search/common/ResultsSkeleton.tsx';
import { resultRows } from '#src/components/search/common/resultRows.ts';
import { resultClickMark } from '#src/components/cards/resultClickMark.ts';
import { changeLink } from '#src/components/search/common/changeLink.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { asksForNothing, withVertical } from '#src/domain/search/screenState.ts';
import type { UniversalSection } from '#src/domain/search/SearchAnswer.ts';
import { formatNumber } from '#src/domain/text/formatNumber.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { WhenNear } from '#src/context/WhenNear.tsx';
import { wordFor } from '#src/context/wordFor.ts';
import type { declaration } from './UniversalResults.declaration.ts';

/**
 * What a search of everything found: a section for each vertical with its first five results (Q-021, Q-023, C-046) and
 * the way to all of them. Sections stand in the order of `Sections`, else in the service's; pages of the site lead where
 * the service puts them first, since the words then name what is to be done there. Hidden until the first
 * search completes.
 */
export function UniversalResults({ params }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="UniversalResults" params={params}>
      {(search) =>
        search.state.verticalKey || asksForNothing(search.state) ? null : (
          <Sections search={search} order={params.Sections?.split(',').map((key) => key.trim()) ?? []} />
        )
      }
    </SearchPart>
  );
}

/** The vertical of the site's own pages. */
const PAGES = 'pages';

function Sections({ search, order }: { search: Search; order: readonly string[] }) {
  const t = useStrings();
  const { phase, universal } = search;
  if (phase === 'failed') return <SearchFailed search={search} />;
  if (!universal) return <ResultsSkeleton />;
  const [leading] = universal.sections;
  const place = ({ verticalKey }: UniversalSection) => {
    if (verticalKey === PAGES && leading?.verticalKey === PAGES) return -1;
    const index = order.indexOf(verticalKey);
    return index < 0 ? order.length : index;
  };
  const sections = universal.sections
    .filter(
      ({ verticalKey }) =>
        search.verticals.includes(verticalKey) && isCardType(CARD_OF_VERTICAL[verticalKey] ?? ''),
    )
    .sort((a, b) => place(a) - place(b));
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="UniversalResults" aria-busy={phase === 'loading'}>
      {sections.map((section) => (
        <Section key={section.verticalKey} search={search} section={section} />
      ))}
      <LiveStatus
        message={
          phase === 'ready' && total > 0
            ? t('searchTabs.foundInAll', { count: total, kinds: sections.length })
            : ''
        }
      />
    </div>
  );
}

function Section({ search, section }: { search: Search; section: UniversalSection }) {
  const t = useStrings();
  const { config } = usePage();
  const { verticalKey, count, results } = section;
  const cardType = CARD_OF_VERTICAL[verticalKey] ?? '';
  const label = wordFor(t, 'searchTabs.tab-', verticalKey);
  const headingId = `${search.resultsId}-${verticalKey}`;
  const toVertical = (state: Search['state']) =>
    withVertical(state, verticalKey, { product: config.product });
  return (
    <section className="UniversalResults-section" aria-labelledby={headingId}>
      <div className="UniversalResults-head">
        <h2 id={headingId} className="UniversalResults-title">
          {label} <span className="UniversalResults-count">{formatNumber(count)}</span>
        </h2>
        {count > results.length ? (
          <TextLink
            look="standalone"
            iconAfter={arrowRightIcon}
            {...changeLink(search, toVertical, 'results')}
          >
            {t('searchTabs.seeAllIn', { label })}
          </TextLink>
        ) : null}
      </div>
      <WhenNear load={() => loadCard(cardType)} shows={section}>
        <Cards cardType={cardType} results={results} />
      </WhenNear>
    </section>
  );
}

function Cards({ cardType, results }: { cardType: string; results: UniversalSection['results'] }) {
  const { Card } = useCard(cardType);
  if (!Card) return <ResultsSkeleton rows={results.length} />;
  return (
    <ol className="VerticalResults">
      {resultRows(cardType, results).map(({ result, others }) => (
        <li className="far" key={result.id} {...resultClickMark(result)}>
          <ResultLanguage result={result}>
            <Card result={result} headingLevel={3} others={others} />
          </ResultLanguage>
        </li>
      ))}
    </ol>
  );
}
