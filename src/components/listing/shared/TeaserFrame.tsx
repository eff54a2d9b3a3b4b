import type { TextKind } from '#src/declaration/kinds.ts';
import type { ParamsOf } from '#src/declaration/values.ts';
import type { ReactNode } from 'react';
import { SearchSettings } from '#src/components/search/common/SearchPart.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import { ListingCards } from '#src/components/shared/listing/ListingFrame.tsx';
import type { Picked } from './loadPicked.ts';
import { PickedFrame } from './PickedFrame.tsx';

export interface TeaserFrameProps {
  name: string;
  field: string;
  params: ParamsOf<{ EntityType: TextKind }>;
  picked: Picked | undefined;
  /** Without a heading it is one teaser among what stands around it. */
  title?: ReactNode;
}

/** Teasers of entities. Without an entity type editors read what is missing; visitors see nothing. */
export function TeaserFrame({ name, field, params, picked, title }: TeaserFrameProps) {
  const { mode } = usePage();
  if (!params.EntityType) {
    return mode === 'normal' ? null : (
      <SearchSettings name={name} params={params} problem="Yext Entity Type not defined" />
    );
  }
  if (title === undefined && picked && picked.results.length > 0) {
    return (
      <div className="ListingFrame block">
        <ListingCards cardType="Teaser" results={picked.results} layout="rows" headingLevel={2} />
      </div>
    );
  }
  return (
    <PickedFrame name={name} field={field} picked={picked} title={title}>
      {({ results }) => <ListingCards cardType="Teaser" results={results} />}
    </PickedFrame>
  );
}
