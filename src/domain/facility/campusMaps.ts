/** Headline of the entry of c_findingYourWay that is the campus map, in every language. */
export const CAMPUS_MAPS = 'Campus Maps';
