export { loadWildcardSearch as loadFindDoctorByCitySearch } from '#src/components/wildcard/loadWildcardSearch.ts';
