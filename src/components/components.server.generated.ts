// Written by `npm run generate`. Do not edit.
import { FacilityAlert } from '#src/components/entity/facility/FacilityAlert/FacilityAlert.tsx';
import { FacilityAmenities } from '#src/components/entity/facility/FacilityAmenities/FacilityAmenities.tsx';
import { FacilityAppointmentButton } from '#src/components/entity/facility/FacilityAppointmentButton/FacilityAppointmentButton.tsx';
import { FacilityAwards } from '#src/components/entity/facility/FacilityAwards/FacilityAwards.tsx';
import { FacilityCallToAction } from '#src/components/entity/facility/FacilityCallToAction/FacilityCallToAction.tsx';
import { FacilityCampusMapButton } from '#src/components/entity/facility/FacilityCampusMapButton/FacilityCampusMapButton.tsx';
import { FacilityConditions } from '#src/components/entity/facility/FacilityConditions/FacilityConditions.tsx';
import { FacilityContact } from '#src/components/entity/facility/FacilityContact/FacilityContact.tsx';
import { FacilityDescription } from '#src/components/entity/facility/FacilityDescription/FacilityDescription.tsx';
import { FacilityDiagnostics } from '#src/components/entity/facility/FacilityDiagnostics/FacilityDiagnostics.tsx';
import { FacilityFaqs } from '#src/components/entity/facility/FacilityFaqs/FacilityFaqs.tsx';
import { FacilityFeaturedHero } from '#src/components/entity/facility/FacilityFeaturedHero/FacilityFeaturedHero.tsx';
import { FacilityFindingYourWay } from '#src/components/entity/facility/FacilityFindingYourWay/FacilityFindingYourWay.tsx';
import { FacilityHero } from '#src/components/entity/facility/FacilityHero/FacilityHero.tsx';
import { FacilityHours } from '#src/components/entity/facility/FacilityHours/FacilityHours.tsx';
import { FacilityMediaGallery } from '#src/components/entity/facility/FacilityMediaGallery/FacilityMediaGallery.tsx';
import { FacilityOfferedServices } from '#src/components/entity/facility/FacilityOfferedServices/FacilityOfferedServices.tsx';
import { FacilityRelatedLocations } from '#src/components/entity/facility/FacilityRelatedLocations/FacilityRelatedLocations.tsx';
import { FacilityResources } from '#src/components/entity/facility/FacilityResources/FacilityResources.tsx';
import { FacilityStatsPromo } from '#src/components/entity/facility/FacilityStatsPromo/FacilityStatsPromo.tsx';
import { FacilityTreatments } from '#src/components/entity/facility/FacilityTreatments/FacilityTreatments.tsx';
import { FacilityVideo } from '#src/components/entity/facility/FacilityVideo/FacilityVideo.tsx';
import { FacilityWaitTime } from '#src/components/entity/facility/FacilityWaitTime/FacilityWaitTime.tsx';

/** Implementations by rendering name; the server draws all of them, the browser none (see islands). */
export const components = {
  FacilityAlert,
  FacilityAmenities,
  FacilityAppointmentButton,
  FacilityAwards,
  FacilityCallToAction,
  FacilityCampusMapButton,
  FacilityConditions,
  FacilityContact,
  FacilityDescription,
  FacilityDiagnostics,
  FacilityFaqs,
  FacilityFeaturedHero,
  FacilityFindingYourWay,
  FacilityHero,
  FacilityHours,
  FacilityMediaGallery,
  FacilityOfferedServices,
  FacilityRelatedLocations,
  FacilityResources,
  FacilityStatsPromo,
  FacilityTreatments,
  FacilityVideo,
  FacilityWaitTime,
};
