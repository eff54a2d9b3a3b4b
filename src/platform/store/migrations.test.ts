import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { canonicalJson } from './canonicalJson.ts';
import { migrate } from './migrations.ts';
import { compareWildcardPaths, matchWildcardPath, normalisePath } from './pagePath.ts';

describe('migrate', () => {
  const tables = (database: DatabaseSync) =>
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all()
      .map((row) => row['name']);

  it('applies only the missing steps, and all of them or none', () => {
    const database = new DatabaseSync(':memory:');
    migrate(database, ['CREATE TABLE a (x)']);
    expect(() => migrate(database, ['not run again', 'CREATE TABLE b (x)', 'CREATE TABLE a (x)'])).toThrow(
      /already exists/,
    );
    expect(tables(database)).toEqual(['a', 'migration']);
    migrate(database, ['not run again', 'CREATE TABLE b (x)']);
    expect(tables(database)).toEqual(['a', 'b', 'migration']);
    database.close();
  });
});

describe('canonicalJson', () => {
  const shuffled = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shuffled)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, member]) => [key, shuffled(member)]),
          )
        : value;

  it('is the same for any order of members and reads back as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('keeps a member called __proto__ and leaves undefined out', () => {
    expect(canonicalJson({ b: undefined, ['__proto__']: 1, a: new Date(0) })).toContain(
      '"a":"1970-01-01T00:00:00.000Z"',
    );
    expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}');
  });
});

describe('page paths', () => {
  it.each([
    ['/a/*', '/a/b', ['b']],
    ['/a/*', '/a/b/c', ['b/c']],
    ['/a/*', '/a', undefined],
    ['/a/*/c', '/a/b/c', ['b']],
    ['/a/*/c/*', '/A/1/2/C/3', ['1/2', '3']],
    ['/*', '/', undefined],
    ['/a', '/a', []],
  ])('%s takes %s', (pattern, path, taken) => {
    expect(matchWildcardPath(pattern, path)).toEqual(taken);
  });

  it('puts the pattern that says most first', () => {
    expect(['/*', '/a/*', '/*/b', '/a/*/c/d', '/a/*/*'].sort(compareWildcardPaths)).toEqual([
      '/a/*/c/d',
      '/a/*/*',
      '/a/*',
      '/*/b',
      '/*',
    ]);
  });

  it.each([
    ['', '/'],
    ['/', '/'],
    ['//a//b/', '/a/b'],
    ['a', '/a'],
    ['/cafe\u0301', '/café'],
  ])('normalises %j to %j', (path, normal) => {
    expect(normalisePath(path)).toBe(normal);
  });
});
