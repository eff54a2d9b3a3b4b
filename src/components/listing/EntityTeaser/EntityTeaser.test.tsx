import { testTeaser } from '#src/components/listing/testing/testPicked.tsx';
import { loadEntityTeaser } from './EntityTeaser.data.ts';
import { EntityTeaser } from './EntityTeaser.tsx';

describe('EntityTeaser', () => {
  testTeaser({
    name: 'EntityTeaser',
    Component: EntityTeaser,
    load: loadEntityTeaser,
    field: 'EntityId',
    ids: { lookup: '[S-309]', untyped: '[X-024]' },
  });
});
