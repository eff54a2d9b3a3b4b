import { testPickedListing } from '#src/components/listing/testing/testPicked.tsx';
import { loadSelectedAwards } from './SelectedAwards.data.ts';
import { SelectedAwards } from './SelectedAwards.tsx';

describe('SelectedAwards', () => {
  testPickedListing({
    name: 'SelectedAwards',
    Component: SelectedAwards,
    load: loadSelectedAwards,
    field: 'Awards',
    kind: 'award',
    most: 50,
    ids: { most: '[C-052]', nothing: '[Q-353]', editors: '[E-086]' },
    headings: { en: 'Awards and recognition', es: 'Premios y reconocimientos' },
  });
});
