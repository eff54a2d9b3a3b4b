// Written by `npm run generate`. Do not edit.
export { FacilityContact } from '#src/components/entity/facility/FacilityContact/FacilityContact.tsx';
export { FacilityHours } from '#src/components/entity/facility/FacilityHours/FacilityHours.tsx';
export { FacilityWaitTime } from '#src/components/entity/facility/FacilityWaitTime/FacilityWaitTime.tsx';
