// Written by `npm run generate`. Do not edit.
export { RelatedLocations } from '#src/components/listing/RelatedLocations/RelatedLocations.tsx';
export { RelatedLocationsByQuery } from '#src/components/listing/RelatedLocationsByQuery/RelatedLocationsByQuery.tsx';
export { ServiceLocations } from '#src/components/service/ServiceLocations/ServiceLocations.tsx';
