/** Words of the locations map. */
export const places = {
  'places.region': 'Map of locations',
  'places.Award': 'Award',
  'places.Accreditation': 'Accreditation',
};
