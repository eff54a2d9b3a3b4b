import { useMemo } from 'react';
import type { SearchPageProps } from './searchPage.ts';
import { SearchSettings } from '#src/components/search/common/SearchPart.tsx';
import { SearchProvider } from '#src/components/search/common/SearchProvider.tsx';
import type { SearchScreen } from '#src/components/search/common/SearchScreen.ts';
import { type PlacedScreen, screenSettings } from '#src/components/search/common/screenSettings.ts';
import { isNearVisitor, type Search, useSearch } from '#src/components/search/common/useSearch.ts';
import { nearFilterOf } from '#src/domain/search/nearFilter.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { SearchFrame } from './SearchFrame.tsx';

const AREAS = [
  'search-bar',
  'search-tabs',
  'search-filters',
  'search-facets',
  'search-toolbar',
  'search-results',
];

export interface SearchScreenPageProps extends SearchPageProps {
  /** Rendering name, as the editor knows it. */
  name: string;
  screen: PlacedScreen;
  /** What is searched, as a visitor calls it ("Locations"): the title unless the page has a Headline. */
  what: string;
}

/**
 * A search screen: its own search over the verticals it allows, drawn from the parts an editor placed. Editors
 * see its configuration and its parts, but no live results; without an experience 'Experience ID not defined'.
 */
export function SearchScreenPage({
  name,
  screen,
  what,
  rendering,
  params,
  fields,
  data,
}: SearchScreenPageProps) {
  const { config, mode } = usePage();
  // What a screen is made of does not change while the page stands; its text tells when it does.
  const text = JSON.stringify(screenSettings(screen, rendering, config));
  const settings = useMemo(() => JSON.parse(text) as SearchScreen, [text]);
  const { experienceKey, limit, verticals } = settings;
  const title = fields.Headline.value || fields.Title.value || undefined;
  const headingLevel = params.HeadingLevel === '2' ? 2 : 1;
  const Heading = `h${headingLevel}` as const;
  if (mode === 'edit' || (mode === 'preview' && !experienceKey)) {
    return (
      <div className="stack">
        {/* The page's main heading, which an editor writes and the checks before publishing look for. */}
        {experienceKey ? <Heading className="h-task">{title ?? what}</Heading> : null}
        <SearchSettings
          name={name}
          params={{
            ...params,
            ExperienceId: experienceKey,
            Limit: String(limit),
            verticalKey: verticals.join(', '),
          }}
          problem={experienceKey ? undefined : 'Experience ID not defined'}
        />
        {AREAS.map((area) => (
          <Placeholder key={area} name={area} rendering={rendering} />
        ))}
      </div>
    );
  }
  if (!experienceKey) return null;
  return (
    <SearchProvider key={text} screen={settings} served={data}>
      <Screen rendering={rendering} what={what} title={title} headingLevel={headingLevel} />
    </SearchProvider>
  );
}

function Screen({
  rendering,
  what,
  title,
  headingLevel,
}: {
  rendering: SearchPageProps['rendering'];
  what: string;
  title: string | undefined;
  headingLevel: 1 | 2;
}) {
  const t = useStrings();
  const search = useSearch() as Search;
  return (
    <SearchFrame
      search={search}
      rendering={rendering}
      title={spokenTitle(search, what, t) ?? title ?? what}
      headingLevel={headingLevel}
    />
  );
}

/** What was searched for, in the title: the words and the place. */
function spokenTitle(search: Search, what: string, t: ReturnType<typeof useStrings>): string | undefined {
  const query = search.state.query.trim();
  const near = nearFilterOf(search.state);
  const place = near && (near.value.name ?? t(isNearVisitor(search) ? 'search.you' : 'cards.point'));
  if (query && place) return t('search.titleQueryNear', { query, place });
  if (query) return t('search.titleQuery', { what, query });
  return place ? t('search.titleNear', { what, place }) : undefined;
}
