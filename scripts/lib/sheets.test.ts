import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { sheetOf } from './sheets.ts';

const row = (folder: string, sheet?: RegistryRow['sheet']) =>
  ({ folder, ...(sheet && { sheet }) }) as RegistryRow;
const rows = {
  Finder: row('search/pages', 'search'),
  Results: row('search/common', 'search'),
  ResultsMap: row('search/common'),
  SearchBar: row('search/bars'),
  Story: row('entity/story', 'entity'),
  Study: row('entity/research/study', 'entity'),
  Text: row('content'),
  Header: row('shell'),
  Footer: row('shell'),
  NotFound: row('shell', 'guide'),
};

it.each<[file: string, sheet: string | undefined, why: string]>([
  ['src/components/search/pages/Finder/Finder.css', 'search', 'a component’s, as it declares'],
  ['src/components/search/common/ResultsMap/ResultsMap.css', undefined, 'one that stands on any page'],
  ['src/components/search/common/ReasonLine.css', 'search', 'what its group shares'],
  ['src/components/search/bars/BarFrame.css', undefined, 'what a group without a sheet shares'],
  ['src/components/entity/research/shared/PagedWork.css', 'entity', 'what groups below share'],
  ['src/components/entity/story/Story/Quote.css', 'entity', 'a part of a component'],
  [
    'src/components/shell/SiteHeader/SiteHeader.css',
    undefined,
    'what a group shares of which few declare a sheet',
  ],
  ['src/components/shared/hours/Hours.css', undefined, 'what all share'],
  ['src/components/toString/toString.css', undefined, 'nothing known'],
  ['src/editor/EditingNote/EditingNote.css', 'editor', 'what only editors see'],
  ['src/page/PageShell.css', undefined, 'the page’s own'],
  ['src/ui/Button/Button.css', undefined, 'a primitive'],
])('%s stands in the sheet %s: %s', (file, sheet) => {
  expect(sheetOf(file, rows)).toBe(sheet);
});
