// Written by `npm run generate`. Do not edit.
import { askAnExpertRows } from '#src/components/registry/askAnExpert.ts';
import { cardsRows } from '#src/components/registry/cards.ts';
import { contentRows } from '#src/components/registry/content.ts';
import { entitySharedRows } from '#src/components/registry/entityShared.ts';
import { facilityRows } from '#src/components/registry/facility.ts';
import { healthPlanRows } from '#src/components/registry/healthPlan.ts';
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
import { planProviderRows } from '#src/components/registry/planProvider.ts';
import { promoRows } from '#src/components/registry/promo.ts';
import { providerRows } from '#src/components/registry/provider.ts';
import { researchRows } from '#src/components/registry/research.ts';
import { savedRows } from '#src/components/registry/saved.ts';
import { searchRows } from '#src/components/registry/search.ts';
import { serviceRows } from '#src/components/registry/service.ts';
import { shellRows } from '#src/components/registry/shell.ts';
import { volunteerRows } from '#src/components/registry/volunteer.ts';
import { wildcardRows } from '#src/components/registry/wildcard.ts';

/** Every component an editor can place, by rendering name (S-012). */
export const rows = {
  ...askAnExpertRows,
  ...cardsRows,
  ...contentRows,
  ...entitySharedRows,
  ...facilityRows,
  ...healthPlanRows,
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
  ...planProviderRows,
  ...promoRows,
  ...providerRows,
  ...researchRows,
  ...savedRows,
  ...searchRows,
  ...serviceRows,
  ...shellRows,
  ...volunteerRows,
  ...wildcardRows,
};
