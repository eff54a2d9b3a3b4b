// Written by `npm run generate`. Do not edit.
export { ProviderBooking } from '#src/components/entity/provider/ProviderBooking/ProviderBooking.tsx';
export { ProviderRating } from '#src/components/entity/provider/ProviderRating/ProviderRating.tsx';
export { ProviderSpecialties } from '#src/components/entity/provider/ProviderSpecialties/ProviderSpecialties.tsx';
