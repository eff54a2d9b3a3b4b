import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { FacilityHeroBody } from '#src/components/entity/facility/FacilityHeroBody/FacilityHeroBody.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './FacilityFeaturedHero.declaration.ts';

/** The featured hero, for facilities with c_showFeaturedHero only (D-080, D-004, X-073). */
export function FacilityFeaturedHero({ rendering }: ComponentProps<typeof declaration>) {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  if (!facility.showFeaturedHero) {
    return (
      <EditingNote
        name="FacilityFeaturedHero"
        missing={['c_showFeaturedHero']}
        reason={t('facility.needsFeaturedFlag')}
      />
    );
  }
  return <FacilityHeroBody facility={facility} rendering={rendering} layout="featured" />;
}
