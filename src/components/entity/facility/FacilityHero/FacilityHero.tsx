import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { FacilityHeroBody } from '#src/components/entity/facility/FacilityHeroBody/FacilityHeroBody.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './FacilityHero.declaration.ts';

/** The standard hero, for facilities without the featured-hero flag (D-080, D-004, X-073). */
export function FacilityHero({ rendering }: ComponentProps<typeof declaration>) {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  if (facility.showFeaturedHero) {
    return <EditingNote name="FacilityHero" reason={t('facility.needsStandardFlag')} />;
  }
  return <FacilityHeroBody facility={facility} rendering={rendering} layout="standard" />;
}
