import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS, roomProblems, roomRules, withRoomsTable, type Room } from './rooms.ts';

const root = process.cwd();

/** The rules a file breaks with an import, by name; `kind` is what dependency-cruiser says of a type-only import. */
function broken(from: string, to: string, kind = 'local'): string[] {
  return roomRules().flatMap((rule) => {
    const group = new RegExp(rule.from.path).exec(from)?.[1] ?? '';
    const matches = (pattern: string, path: string) => new RegExp(pattern.replaceAll('$1', group)).test(path);
    const isFrom =
      matches(rule.from.path, from) && !rule.from.pathNot.some((pattern) => matches(pattern, from));
    const isTo = matches(rule.to.path, to) && !rule.to.pathNot?.some((pattern) => matches(pattern, to));
    return isFrom && isTo && !rule.to.dependencyTypesNot?.includes(kind) ? [rule.name] : [];
  });
}

describe('the rooms of src', () => {
  it('are all listed, none of them twice or in a circle', () => {
    expect(roomProblems(root)).toEqual([]);
    expect(new Set(ROOMS.map(({ folder }) => folder)).size).toBe(ROOMS.length);
  });

  it('a folder without an entry, an entry without a folder and a circle are problems', () => {
    const without = ROOMS.filter(({ folder }) => folder !== 'src/ports');
    expect(roomProblems(root, without)).toContain('src/ports has no entry in scripts/lib/rooms.ts');
    const cellar: Room = { folder: 'src/cellar', purpose: 'wine', mayImport: [] };
    expect(roomProblems(root, [...ROOMS, cellar])).toEqual([
      'scripts/lib/rooms.ts names src/cellar, which is not there',
    ]);
    const turned = ROOMS.map((room) =>
      room.folder === 'src/domain' ? { ...room, mayImport: ['src/ports'] } : room,
    );
    expect(roomProblems(root, turned)).toContain(
      'scripts/lib/rooms.ts lets src/domain import itself by way of others',
    );
  });

  it('stand in the document as they are listed', () => {
    const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    expect(withRoomsTable(document)).toBe(document);
    expect(withRoomsTable('a document without a table')).toBeUndefined();
  });
});

describe('their rules', () => {
  it.each([
    ['src/server/log.ts', 'src/page/lacks.ts'],
    ['src/domain/a.ts', 'src/ports/ContentPort.ts'],
    ['src/ui/Button/Button.tsx', 'src/context/PageContext.tsx'],
    ['src/components/hero/A/A.tsx', 'src/server/log.ts'],
    ['src/components/hero/A/A.tsx', 'src/components/media/B/B.tsx'],
    ['src/components/entity/provider/A/A.tsx', 'src/components/entity/facility/B/B.tsx'],
    ['src/components/shared/hours/a.ts', 'src/components/entity/facility/B/B.tsx'],
    ['src/server/api/searchApi.ts', 'src/adapters/search/createSearch.ts'],
    ['src/page/createPage.ts', 'src/platform/main.ts'],
    ['src/instrumentation.ts', 'src/platform/main.ts'],
  ])('%s does not import %s', (from, to) => {
    expect(broken(from, to)).toHaveLength(1);
    expect(broken(from.replace(/\.tsx?$/, '.test.ts'), to)).toEqual([]);
  });

  it.each([
    ['src/page/lacks.ts', 'src/server/log.ts'],
    ['src/server/compose.ts', 'src/adapters/search/createSearch.ts'],
    ['src/server/api/placesApi.ts', 'src/adapters/http/UpstreamError.ts'],
    ['src/components/hero/A/A.tsx', 'src/components/shared/hero/HeroFrame.tsx'],
    ['src/components/entity/research/study/A/A.tsx', 'src/components/entity/research/shared/work.ts'],
  ])('%s may import %s', (from, to) => {
    expect(broken(from, to)).toEqual([]);
  });

  it('of some rooms only types are taken', () => {
    expect(broken('src/platform/main.ts', 'src/domain/entities/Entity.ts')).toHaveLength(1);
    expect(broken('src/platform/main.ts', 'src/domain/entities/Entity.ts', 'type-only')).toEqual([]);
  });
});
