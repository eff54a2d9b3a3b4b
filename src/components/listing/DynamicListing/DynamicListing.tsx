import { isCardType } from '#card-types';
import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { layoutOf, queryProblem } from '#src/components/shared/listing/ListingShell.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './DynamicListing.declaration.ts';

/**
 * What an editor's query finds in a vertical, in the card of their choice. A setting that is missing or unknown is
 * told to editors; visitors then see nothing.
 */
export function DynamicListing({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  const { config } = usePage();
  const cardType = params.CardType?.trim();
  const problem =
    queryProblem(params.Query, config.search.relatedExperienceKey) ??
    (!cardType
      ? 'Card Type not defined'
      : !isCardType(cardType)
        ? `Card Type ${cardType} not available`
        : !params.VerticalKey?.trim()
          ? t('listing.noVertical')
          : undefined);
  return (
    <ListingFrame
      name="DynamicListing"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.found')} />}
      problem={problem}
      layout={layoutOf(params.Layout)}
    />
  );
}
