// Written by `npm run generate`. Do not edit.
/** Lazily loaded code of the components that wake in the browser. */
export const islands = {
  FacilityAppointmentButton: () => import('#src/components/entity/facility/FacilityAppointmentButton/FacilityAppointmentButton.tsx').then((m) => m.FacilityAppointmentButton),
  FacilityContact: () => import('#src/components/entity/facility/FacilityContact/FacilityContact.tsx').then((m) => m.FacilityContact),
  FacilityDescription: () => import('#src/components/entity/facility/FacilityDescription/FacilityDescription.tsx').then((m) => m.FacilityDescription),
  FacilityFaqs: () => import('#src/components/entity/facility/FacilityFaqs/FacilityFaqs.tsx').then((m) => m.FacilityFaqs),
  FacilityFindingYourWay: () => import('#src/components/entity/facility/FacilityFindingYourWay/FacilityFindingYourWay.tsx').then((m) => m.FacilityFindingYourWay),
  FacilityHours: () => import('#src/components/entity/facility/FacilityHours/FacilityHours.tsx').then((m) => m.FacilityHours),
  FacilityMediaGallery: () => import('#src/components/entity/facility/FacilityMediaGallery/FacilityMediaGallery.tsx').then((m) => m.FacilityMediaGallery),
  FacilityOfferedServices: () => import('#src/components/entity/facility/FacilityOfferedServices/FacilityOfferedServices.tsx').then((m) => m.FacilityOfferedServices),
  FacilityRelatedLocations: () => import('#src/components/entity/facility/FacilityRelatedLocations/FacilityRelatedLocations.tsx').then((m) => m.FacilityRelatedLocations),
  FacilityVideo: () => import('#src/components/entity/facility/FacilityVideo/FacilityVideo.tsx').then((m) => m.FacilityVideo),
  FacilityWaitTime: () => import('#src/components/entity/facility/FacilityWaitTime/FacilityWaitTime.tsx').then((m) => m.FacilityWaitTime),
};
