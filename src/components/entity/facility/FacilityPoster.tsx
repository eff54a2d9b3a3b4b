import { FacilityPicture } from '#src/components/shared/places/FacilityPicture.tsx';
import type { Facility } from '#src/domain/entities/Facility.ts';

/** The place itself, until a film about it plays. */
export function FacilityPoster({ facility }: { facility: Facility }) {
  const { id, locationTypes, image } = facility;
  return (
    <FacilityPicture
      id={id}
      locationType={locationTypes[0]}
      image={image && { ...image, alternateText: '' }}
      width={832}
      height={468}
    />
  );
}
