/** Where doctors are searched, without locale. */
export const DOCTOR_SEARCH_PATH = '/find-provider';
/** Where locations are searched, without locale: the bare path leads elsewhere when loaded anew (A-02, S-065). */
export const LOCATION_SEARCH_PATH = '/find-location?verticalKey=healthcare_facilities';

/** How a page names itself, without locale: by its path, but where the bare path leads elsewhere. */
export const ownAddress = (path: string): string => (path === '/find-location' ? LOCATION_SEARCH_PATH : path);
