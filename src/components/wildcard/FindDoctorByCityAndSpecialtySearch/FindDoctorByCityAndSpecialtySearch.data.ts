export { loadWildcardSearch as loadFindDoctorByCityAndSpecialtySearch } from '#src/components/wildcard/loadWildcardSearch.ts';
