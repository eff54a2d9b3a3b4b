import type { ReactNode } from 'react';
import { AcceptingLine } from '#src/components/cards/ProviderCard/AcceptingLine.tsx';
import { Portrait, Rating } from '#src/components/cards/ProviderCard/ProviderParts.tsx';
import { firstSlotWords } from '#src/components/shared/booking/firstSlotWords.ts';
import { useCompared } from '#src/components/shared/compare/useCompared.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { usePosition } from '#src/browser/usePosition.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SearchSettings } from '#src/components/search/common/SearchPart.tsx';
import { DOCTOR_SEARCH_PATH } from '#src/domain/browse/searchPaths.ts';
import { type ComparedProvider, nearestMiles } from '#src/domain/compare/comparedProvider.ts';
import { comparePath, MAX_COMPARED } from '#src/domain/compare/compareList.ts';
import { distanceText } from '#src/domain/distance/DistanceOrigin.ts';
import { upperFirst } from '#src/domain/text/upperFirst.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ComparedData } from './CompareProviders.data.ts';
import type { declaration } from './CompareProviders.declaration.ts';

/**
 * Up to four providers side by side, from the address alone: the page can be shared and needs no scripts. With
 * scripts it also says how far they are, and forgets the list of the device.
 */
export function CompareProviders({ params, data }: ComponentProps<typeof declaration, ComparedData>) {
  const t = useStrings();
  const { locale, mode } = usePage();
  if (mode === 'edit') return <SearchSettings name="CompareProviders" params={params} />;
  const { asked = [], providers = [], gone = 0, failed = 0, beyond = 0 } = data ?? {};
  return (
    <div className="CompareProviders tint">
      <div className="CompareProviders-page wrap">
        <h1 className="h-task">{t('compare.title')}</h1>
        {failed > 0 ? (
          <p>
            {t('compare.failed')} <a href={localizedPath(comparePath(asked), locale)}>{t('compare.again')}</a>
          </p>
        ) : null}
        {gone > 0 ? <p>{t('compare.gone')}</p> : null}
        {beyond > 0 ? <p>{t('compare.beyond', { most: MAX_COMPARED })}</p> : null}
        {providers.length === 1 ? <p className="CompareProviders-how">{t('compare.how')}</p> : null}
        {providers.length > 0 ? (
          <>
            <Comparison providers={providers} />
            <p>
              <TextLink look="standalone" href={localizedPath(DOCTOR_SEARCH_PATH, locale)}>
                {t('compare.more')}
              </TextLink>
            </p>
          </>
        ) : failed === 0 ? (
          <Nobody />
        ) : null}
        <Keeping />
      </div>
    </div>
  );
}

/** Nobody in the address: how it works, and the way to what the device keeps. */
function Nobody() {
  const t = useStrings();
  const { locale } = usePage();
  const { ids } = useCompared();
  return (
    <EmptyState
      title={t('compare.empty')}
      actions={
        <>
          {ids.length > 0 ? (
            <ButtonLink href={localizedPath(comparePath(ids), locale)}>
              {t('compare.yourList', { count: ids.length })}
            </ButtonLink>
          ) : null}
          <ButtonLink
            look={ids.length > 0 ? 'outline' : 'solid'}
            href={localizedPath(DOCTOR_SEARCH_PATH, locale)}
          >
            {t('compare.find')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('compare.how')}</p>
    </EmptyState>
  );
}

/** What happens with the list, and one button that ends it. */
function Keeping() {
  const t = useStrings();
  const isAwake = useIsAwake();
  const { ids, clear } = useCompared();
  return (
    <div className="CompareProviders-keeping" data-print="hide">
      <p>{t('compare.privacy')}</p>
      {isAwake && ids.length > 0 ? (
        <Button look="outline" size="sm" onClick={clear}>
          {t('compare.forget')}
        </Button>
      ) : null}
    </div>
  );
}

function Comparison({ providers }: { providers: ComparedProvider[] }) {
  const t = useStrings();
  const { locale } = usePage();
  const facts = useFacts();

  // The roles are said because a phone shows the table as blocks, which takes them away.
  /* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
  return (
    <table role="table" className="CompareProviders-table">
      <caption>
        <VisuallyHidden>{t('compare.caption')}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
          </th>
          {providers.map(({ id, name, path, image }) => (
            <th key={id} role="columnheader" scope="col" dir="auto">
              <span className="CompareProviders-portrait" aria-hidden="true">
                <Portrait image={image} name={name} id={id} />
              </span>
              <a href={localizedPath(path, locale)}>{name}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {facts.map(({ key, extra, of }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {t(`compare.${key}`)}
              {extra}
            </th>
            {providers.map((provider) => (
              <td key={provider.id} role="cell">
                <span className="CompareProviders-who" aria-hidden="true" dir="auto">
                  {provider.name}
                </span>
                <div>{of(provider)}</div>
              </td>
            ))}
          </tr>
        ))}
        <Removal providers={providers} />
      </tbody>
    </table>
  );
  /* eslint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
}

/** A line of the table: what is compared, something more beside its name, and what a provider has to say. */
interface Fact {
  key:
    'specialties' | 'accepting' | 'next' | 'distance' | 'places' | 'languages' | 'plans' | 'rating' | 'video';
  extra?: ReactNode;
  of: (provider: ComparedProvider) => ReactNode;
}

/** What providers are compared by, in order. */
function useFacts(): Fact[] {
  const t = useStrings();
  const distance = useDistanceFact();
  const unknown = <Unknown />;
  return [
    { key: 'specialties', of: ({ specialties }) => words(specialties.map(({ name }) => name)) ?? unknown },
    { key: 'accepting', of: (provider) => <AcceptingLine provider={provider} /> },
    {
      key: 'next',
      of: ({ daysToFirstSlot: days }) => (days === undefined ? unknown : upperFirst(firstSlotWords(days, t))),
    },
    distance,
    {
      key: 'places',
      of: ({ offices }) =>
        offices.length > 0 ? (
          <ul>
            {offices.map(({ name, city }, index) => (
              <li key={index} dir="auto">
                {[name, city].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        ) : (
          unknown
        ),
    },
    { key: 'languages', of: ({ languages }) => words(languages) ?? unknown },
    {
      key: 'plans',
      of: ({ plans, name }) =>
        plans.length > 0 ? (
          <details>
            <summary>
              {t('compare.allPlans', { count: plans.length })}
              <VisuallyHidden> ({name})</VisuallyHidden>
            </summary>
            {words(plans)}
          </details>
        ) : (
          unknown
        ),
    },
    { key: 'rating', of: ({ rating }) => (rating.kind === 'rated' ? <Rating rating={rating} /> : unknown) },
    { key: 'video', of: ({ offersVideoVisit }) => (offersVideoVisit ? t('compare.yes') : unknown) },
  ];
}

/** How far the nearest place of a provider is; until the visitor says from where, a button that asks. */
function useDistanceFact(): Fact {
  const t = useStrings();
  const { position, ask } = usePosition();
  const isAwake = useIsAwake();
  const here = position.kind === 'known' ? position.coordinate : undefined;
  const canAsk = isAwake && (position.kind === 'not-asked' || position.kind === 'asking');
  return {
    key: 'distance',
    extra: canAsk ? (
      <button type="button" className="CompareProviders-ask" onClick={ask}>
        {t('compare.howFar')}
      </button>
    ) : position.kind === 'unavailable' ? (
      <span role="status">{t('compare.positionUnknown')}</span>
    ) : null,
    of: (provider) => {
      const miles = nearestMiles(provider, here);
      return miles === undefined ? (
        <Unknown />
      ) : (
        distanceText({ miles, from: { kind: 'you' } }, (key, values) => t(`compare.${key}`, values))
      );
    },
  };
}

function Unknown() {
  const t = useStrings();
  return <span className="CompareProviders-unknown">{t('compare.unknown')}</span>;
}

/** The last line: each provider's way out of the comparison. */
function Removal({ providers }: { providers: ComparedProvider[] }) {
  const t = useStrings();
  const { locale } = usePage();
  const { ids, toggle } = useCompared();
  const others = (id: string) => providers.flatMap((one) => (one.id === id ? [] : [one.id]));
  return (
    <tr role="row" data-print="hide">
      <th role="rowheader" scope="row">
        <VisuallyHidden>{t('compare.remove')}</VisuallyHidden>
      </th>
      {providers.map(({ id, name }) => (
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- see the table
        <td key={id} role="cell">
          <TextLink
            look="standalone"
            href={localizedPath(comparePath(others(id)), locale)}
            onClick={() => {
              if (ids.includes(id)) toggle(id);
            }}
          >
            {t('compare.remove')} <span className="CompareProviders-whom">{name}</span>
          </TextLink>
        </td>
      ))}
    </tr>
  );
}

const words = (names: readonly string[]): string | undefined => names.join(', ') || undefined;
