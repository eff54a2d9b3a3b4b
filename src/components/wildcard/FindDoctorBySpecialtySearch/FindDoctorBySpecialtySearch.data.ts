export { loadWildcardSearch as loadFindDoctorBySpecialtySearch } from '#src/components/wildcard/loadWildcardSearch.ts';
