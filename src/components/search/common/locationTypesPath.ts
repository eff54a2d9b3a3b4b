/** Where all kinds of places are listed, without a search. */
export const LOCATION_TYPES_PATH = '/find-location/type';
