// Written by `npm run generate`. Do not edit.
export { PatientStoryRelatedLocations } from '#src/components/entity/patient-story/PatientStoryRelatedLocations/PatientStoryRelatedLocations.tsx';
export { RelatedLocations } from '#src/components/listing/RelatedLocations/RelatedLocations.tsx';
export { RelatedLocationsByQuery } from '#src/components/listing/RelatedLocationsByQuery/RelatedLocationsByQuery.tsx';
export { ServiceLocations } from '#src/components/service/ServiceLocations/ServiceLocations.tsx';
