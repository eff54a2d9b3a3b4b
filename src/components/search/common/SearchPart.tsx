import type { ReactNode } from 'react';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { type Search, useSearch } from './useSearch.ts';

export interface SearchPartProps {
  /** Rendering name, as the editor knows it. */
  name: string;
  /** The rendering's parameters: what an editor sees in place of live output. */
  params: Readonly<Record<string, unknown>>;
  /** What is wrong with the configuration, in the specification's words; visitors then see nothing. */
  problem?: string;
  children: (search: Search) => ReactNode;
}

/**
 * The frame of every part of a search page: while editing it shows the part's configuration and no live output
 * (E-070, E-072, E-073); outside of a search page it shows nothing.
 */
export function SearchPart({ name, params, problem, children }: SearchPartProps) {
  const { mode } = usePage();
  const search = useSearch();
  if (mode === 'edit' || (problem && mode !== 'normal')) {
    return <SearchSettings name={name} params={params} problem={problem} />;
  }
  return problem || !search ? null : <>{children(search)}</>;
}

/** Parameters that say how a rendering is kept, not what it does. */
const TECHNICAL = new Set([
  'GridParameters',
  'Styles',
  // JSS adds it on the server.
  'styles',
  'RenderingIdentifier',
  'DynamicPlaceholderId',
  'FieldNames',
]);

/** A component's name and configuration values, for editors (E-072). */
export function SearchSettings({ name, params, problem }: Omit<SearchPartProps, 'children'>) {
  const t = useStrings();
  const values = Object.entries(params).filter(([key, value]) => value && !TECHNICAL.has(key));
  return (
    <div className="SearchPart" role="note">
      <strong>{name}</strong>
      {problem ? <p className="SearchPart-problem">{problem}</p> : null}
      {values.length > 0 ? (
        <dl className="SearchPart-values">
          {values.map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </dl>
      ) : problem ? null : (
        <p>{t('search.noSettings')}</p>
      )}
    </div>
  );
}
