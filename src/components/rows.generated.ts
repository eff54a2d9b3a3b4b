// Written by `npm run generate`. Do not edit.
import { cardsRows } from '#src/components/registry/cards.ts';
import { contentRows } from '#src/components/registry/content.ts';
import { facilityRows } from '#src/components/registry/facility.ts';
import { heroRows } from '#src/components/registry/hero.ts';
import { layoutRows } from '#src/components/registry/layout.ts';
import { linkgridRows } from '#src/components/registry/linkgrid.ts';
import { listingRows } from '#src/components/registry/listing.ts';
import { listingCardsRows } from '#src/components/registry/listingCards.ts';
import { mapRows } from '#src/components/registry/map.ts';
import { mediaRows } from '#src/components/registry/media.ts';
import { metadataRows } from '#src/components/registry/metadata.ts';
import { navigationRows } from '#src/components/registry/navigation.ts';
import { patientStoryRows } from '#src/components/registry/patientStory.ts';
import { promoRows } from '#src/components/registry/promo.ts';
import { savedRows } from '#src/components/registry/saved.ts';
import { searchRows } from '#src/components/registry/search.ts';
import { serviceRows } from '#src/components/registry/service.ts';
import { shellRows } from '#src/components/registry/shell.ts';
import { wildcardRows } from '#src/components/registry/wildcard.ts';

/** Every component an editor can place, by rendering name (S-012). */
export const rows = {
  ...cardsRows,
  ...contentRows,
  ...facilityRows,
  ...heroRows,
  ...layoutRows,
  ...linkgridRows,
  ...listingRows,
  ...listingCardsRows,
  ...mapRows,
  ...mediaRows,
  ...metadataRows,
  ...navigationRows,
  ...patientStoryRows,
  ...promoRows,
  ...savedRows,
  ...searchRows,
  ...serviceRows,
  ...shellRows,
  ...wildcardRows,
};
