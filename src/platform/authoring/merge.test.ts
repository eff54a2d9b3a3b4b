import fc from 'fast-check';
import type { Placeholders, StoredRendering } from '../store/ContentStore.ts';
import { mergeFields } from './mergeFields.ts';
import { mergeLayout } from './mergeLayout.ts';

const names = ['Title', 'Text', 'Link', 'Image'] as const;
type Texts = Partial<Record<string, string>>;
const texts = fc.dictionary(fc.constantFrom(...names), fc.constantFrom('', 'a', 'b', 'c'));
const of = (from: Texts) => (name: string) => from[name] ?? '';
const applied = (head: Texts, changes: readonly { name: string; value: string }[]): Texts => ({
  ...head,
  ...Object.fromEntries(changes.map(({ name, value }) => [name, value])),
});
/** What an editor sends: the fields whose text she changed. */
const sentBy = (base: Texts, own: Texts) =>
  names
    .filter((name) => of(own)(name) !== of(base)(name))
    .map((name) => ({ name, value: of(own)(name), originalValue: of(base)(name) }));

describe('mergeFields', () => {
  it('loses nothing that was typed: each text of each editor is in the result or shown as a conflict', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, mine, theirs) => {
        const { changes, conflicts } = mergeFields(sentBy(base, mine), of(base), of(theirs));
        const merged = applied(theirs, changes);
        for (const name of names) {
          const [began, own, other] = [base, mine, theirs].map((one) => of(one)(name));
          const clash = conflicts.find((one) => one.name === name);
          if (clash) {
            expect(clash).toEqual({ name, base: began, yours: own, theirs: other });
            continue;
          }
          if (own !== began) expect(of(merged)(name)).toBe(own);
          if (other !== began) expect(of(merged)(name)).toBe(other);
        }
      }),
    );
  });

  it('comes to the same whoever saves first, where nobody changed the same text', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, mine, theirs) => {
        const one = mergeFields(sentBy(base, mine), of(base), of(theirs));
        const other = mergeFields(sentBy(base, theirs), of(base), of(mine));
        expect(one.conflicts.map(({ name }) => name)).toEqual(other.conflicts.map(({ name }) => name));
        if (one.conflicts.length > 0) return;
        for (const name of names) {
          expect(of(applied(theirs, one.changes))(name)).toBe(of(applied(mine, other.changes))(name));
        }
      }),
    );
  });

  it('takes what the field said in the named revision where the editor does not say it', () => {
    const sent = [{ name: 'Title', value: 'mine' }];
    expect(mergeFields(sent, of({ Title: 'old' }), of({ Title: 'old' })).changes).toEqual(sent);
    expect(mergeFields(sent, () => undefined, of({ Title: 'new' })).conflicts).toHaveLength(1);
  });
});

describe('mergeLayout', () => {
  const part = (uid: string, placeholders?: Placeholders): StoredRendering => ({
    ...{ uid, componentName: 'RichText', dataSource: '', params: {} },
    ...(placeholders ? { placeholders } : {}),
  });
  const base = { main: [part('a'), part('box', { inner: [part('b')] })], bottom: [part('c')] };

  it('takes each slot from whom changed it, at any depth', () => {
    const mine = { ...base, bottom: [] };
    const theirs = { ...base, main: [part('a'), part('box', { inner: [part('b'), part('new')] })] };
    expect(mergeLayout(base, mine, theirs)).toEqual({
      kind: 'merged',
      placeholders: { main: theirs.main, bottom: [] },
    });
  });

  it('is a conflict where both changed one slot in different ways', () => {
    const mine = { ...base, main: [part('x'), ...base.main] };
    const theirs = { ...base, main: [...base.main, part('y')] };
    expect(mergeLayout(base, mine, theirs)).toEqual({
      kind: 'conflict',
      slots: [{ holder: '', slot: 'main' }],
    });
  });

  it('is a conflict where one took a component away in which the other changed something', () => {
    const mine = { ...base, main: [part('a')] };
    const theirs = { ...base, main: [part('a'), part('box', { inner: [part('b'), part('new')] })] };
    expect(mergeLayout(base, mine, theirs).kind).toBe('conflict');
  });

  const slot = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 });
  const layout = fc.record({ main: slot, bottom: slot, inner: slot }).map(({ main, bottom, inner }) => {
    const seen = new Set<string>();
    const parts = (uids: string[]) =>
      uids.filter((uid) => !seen.has(uid) && seen.add(uid)).map((uid) => part(uid));
    return {
      main: [...parts(main), part('box', { inner: parts(inner) })],
      bottom: parts(bottom),
    } as Placeholders;
  });
  const placesOf = (placeholders: Placeholders, above = ''): [string, string][] =>
    Object.entries(placeholders).flatMap(([name, renderings]) =>
      renderings.flatMap((one): [string, string][] => [
        [one.uid, `${above}/${name}`],
        ...(one.placeholders ? placesOf(one.placeholders, `${above}/${name}/${one.uid}`) : []),
      ]),
    );

  it('loses no component that anybody added or moved, and shows none twice', () => {
    fc.assert(
      fc.property(layout, layout, layout, (began, mine, theirs) => {
        const merge = mergeLayout(began, mine, theirs);
        if (merge.kind === 'conflict') return;
        const merged = placesOf(merge.placeholders);
        expect(new Set(merged.map(([uid]) => uid)).size).toBe(merged.length);
        const before = new Map(placesOf(began));
        for (const [uid, place] of [...placesOf(mine), ...placesOf(theirs)]) {
          if (before.get(uid) !== place) expect(merged).toContainEqual([uid, place]);
        }
      }),
    );
  });

  it('is what one made of it where the other changed nothing', () => {
    fc.assert(
      fc.property(layout, layout, (began, mine) => {
        for (const merge of [mergeLayout(began, mine, began), mergeLayout(began, began, mine)]) {
          expect(merge).toMatchObject({ kind: 'merged' });
          if (merge.kind === 'merged')
            expect(placesOf(merge.placeholders).sort()).toEqual(placesOf(mine).sort());
        }
      }),
    );
  });
});
