// Written by `npm run generate`. Do not edit.
export { UniversalResults } from '#src/components/search/common/UniversalResults/UniversalResults.tsx';
export { VerticalSearchTabs } from '#src/components/search/common/VerticalSearchTabs/VerticalSearchTabs.tsx';
