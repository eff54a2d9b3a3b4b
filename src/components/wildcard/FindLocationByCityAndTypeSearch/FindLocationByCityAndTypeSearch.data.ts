export { loadWildcardSearch as loadFindLocationByCityAndTypeSearch } from '#src/components/wildcard/loadWildcardSearch.ts';
