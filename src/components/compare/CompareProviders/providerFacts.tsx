import type { ReactNode } from 'react';
import { AcceptingLine } from '#src/components/cards/ProviderCard/AcceptingLine.tsx';
import { Rating } from '#src/components/cards/ProviderCard/ProviderParts.tsx';
import { languageList } from '#src/domain/lists/languageList.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import type { Apart } from '#src/domain/compare/apart.ts';
import { type ComparedProvider, nearestOf } from '#src/domain/compare/comparedProvider.ts';
import type { Coordinate } from '#src/domain/entities/common.ts';
import { providerStatuses } from '#src/domain/provider/specialtyStatus.ts';
import { type Translate, usePage, useStrings } from '#src/context/PageContext.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

/** A line of the table: what is compared, and what a provider has to say. */
export interface Fact {
  key: 'accepting' | 'distance' | 'places' | 'treats' | 'languages' | 'plans' | 'rating' | 'video';
  /** Undefined when the directory does not tell. */
  of: (provider: ComparedProvider) => ReactNode | undefined;
  /** The same as one text, by which providers are alike or differ. */
  says: (provider: ComparedProvider) => string;
  /** What sets one apart in this line. */
  apart?: Apart['kind'];
}

/** What providers are compared by, in order; distances only when it is known from where. */
export function useFacts(providers: readonly ComparedProvider[], here: Coordinate | undefined): Fact[] {
  const t = useStrings();
  const { locale } = usePage();
  const hasMany = providers.some(({ offices }) => offices.length > 1);
  const linked = ({ name, path }: ComparedProvider['offices'][number]) =>
    path ? <a href={localizedPath(path, locale)}>{name}</a> : name;
  const distance: Fact = {
    key: 'distance',
    apart: 'nearest',
    says: (provider) => String(nearestOf(provider, here)?.miles),
    of: (provider) => {
      const nearest = nearestOf(provider, here);
      if (!nearest) return undefined;
      const { miles, office } = nearest;
      return (
        <>
          <strong>{t(miles === 1 ? 'comparison.mile' : 'comparison.miles', { miles })}</strong>
          <br />
          <span dir="auto">{linked(office)}</span>
        </>
      );
    },
  };
  return [
    {
      key: 'accepting',
      says: (provider) => JSON.stringify([provider.startDate, providerStatuses(provider)]),
      of: (provider) =>
        provider.startDate || providerStatuses(provider).length > 0 ? (
          <AcceptingLine provider={provider} />
        ) : undefined,
    },
    ...(here ? [distance] : []),
    // The nearest place stands with its distance already.
    ...(here && !hasMany
      ? []
      : [
          {
            key: 'places',
            says: ({ offices }: ComparedProvider) => offices.map(({ name }) => name).join(),
            of: ({ offices }: ComparedProvider) =>
              offices.length > 0 ? (
                <ul>
                  {offices.map((office, index) => (
                    <li key={index} dir="auto">
                      {linked(office)}
                      {office.city ? `, ${office.city}` : null}
                    </li>
                  ))}
                </ul>
              ) : undefined,
          } as const,
        ]),
    TREATS,
    plansFact(t),
    {
      key: 'rating',
      apart: 'rated',
      says: ({ rating }) => JSON.stringify(rating),
      of: ({ rating }) => (rating.kind === 'rated' ? <Rating rating={rating} /> : undefined),
    },
    {
      key: 'languages',
      says: ({ languages }) => languages.join(),
      of: ({ languages }) => languageList(languages, locale) || undefined,
      apart: 'speaks',
    },
    {
      key: 'video',
      apart: 'video',
      says: ({ offersVideoVisit }) => String(offersVideoVisit),
      of: ({ offersVideoVisit }) => (offersVideoVisit ? t('comparison.yes') : undefined),
    },
  ];
}

/** Conditions one below the other, each with its capital. */
const TREATS: Fact = {
  key: 'treats',
  says: ({ treats }) => treats.join(),
  of: ({ treats }) =>
    treats.length > 0 ? (
      <ul>
        {treats.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    ) : undefined,
};

/** How many plans, and which, for who wants to know. */
const plansFact = (t: Translate): Fact => ({
  key: 'plans',
  says: ({ plans }) => plans.join(),
  of: ({ plans, name }) =>
    plans.length > 0 ? (
      <details>
        <summary>
          {t('comparison.allPlans', { count: plans.length })}
          <VisuallyHidden> ({name})</VisuallyHidden>
        </summary>
        {plans.join(', ')}
      </details>
    ) : undefined,
});
