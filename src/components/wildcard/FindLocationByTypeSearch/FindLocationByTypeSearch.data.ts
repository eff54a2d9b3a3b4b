export { loadWildcardSearch as loadFindLocationByTypeSearch } from '#src/components/wildcard/loadWildcardSearch.ts';
