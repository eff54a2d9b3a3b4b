import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { PickedKind } from '#src/ports/DirectoryPort.ts';
import { found, picks, rendering, showListing, stored } from './listingWorld.tsx';
import { cardNames, type ListingCase, titled } from './testListing.tsx';

type Placed<Data> = Pick<ListingCase<Data>, 'name' | 'Component' | 'load'>;

/** A listing of what an editor picked in one of its fields. */
interface PickedTests<Data> extends Placed<Data> {
  field: string;
  kind: PickedKind;
  /** How many are shown at the utmost. */
  most: number;
  ids: { most: string; nothing?: string; editors: string };
  /** Its headings, English and Spanish. */
  headings: { en: string; es: string };
}

/** Registers the tests of a listing of picked entities: their order and number, what is missing, its Spanish words. */
export function testPickedListing<Data>({ ids, headings, ...one }: PickedTests<Data>): void {
  const { name, Component, load, field } = one;
  const show = (count: number, picked: SearchResult[], page = {}) =>
    showListing(Component, load, rendering(name, {}, { [field]: picks(count) }), { picked }, page);

  it('shows what was picked, in that order', async () => {
    const { container, askedPicks } = await show(2, [found('e0'), found('e1')]);
    expect(askedPicks).toMatchObject([{ kind: one.kind, items: [{ id: '0', entityId: 'e0' }, { id: '1' }] }]);
    expect(screen.getByRole('heading', { level: 2, name: headings.en })).toBeVisible();
    expect(cardNames()).toEqual(['Name of e0', 'Name of e1']);
    await expectNoAxeViolations(container);
  });

  it(titled(ids.most, `shows ${one.most} at most`), async () => {
    const { askedPicks } = await show(one.most + 2, [found('e0')]);
    expect(askedPicks[0]?.items).toHaveLength(one.most);
  });

  it(titled(ids.nothing, 'shows visitors nothing when nothing is picked or found'), async () => {
    const none = await show(0, []);
    expect(none.container).toBeEmptyDOMElement();
    expect(none.askedPicks).toEqual([]);
    expect((await show(2, [])).container).toBeEmptyDOMElement();
  });

  it(titled(ids.editors, 'tells editors which field is empty and what is gone'), async () => {
    const none = await show(0, [], { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent(name);
    expect(screen.getByRole('note')).toHaveTextContent(`Empty fields: ${field}`);
    await expectNoAxeViolations(none.container);
    none.unmount();
    await show(2, [found('e1')], { mode: 'edit' });
    expect(screen.getByRole('heading', { name: 'Name of e1' })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('Not found in the directory: Pick 0');
  });

  it('speaks Spanish', async () => {
    await show(1, [found('e0')], { locale: 'es' });
    expect(screen.getByRole('heading', { level: 2, name: headings.es })).toBeVisible();
  });
}

/** A teaser of one or more entities, and the parameter or field that names them. */
interface TeaserTests<Data> extends Placed<Data> {
  field: string;
  ids: { lookup: string; untyped: string };
}

const teasers = {
  'ce_person 7': found('p7', { uid: 7, c_shortDescription: 'Writes about sleep.' }),
  'ce_person p8': found('p8'),
};

/** Places a teaser of the people 7 and p8, whom the directory knows. */
export const showTeaser = <Data,>(
  one: Placed<Data>,
  params: Record<string, string>,
  fields = {},
  page = {},
) => showListing(one.Component, one.load, rendering(one.name, params, fields), { teasers }, page);

/** Registers the tests of a teaser: how it looks entities up, and what it says when it cannot (S-309, X-024). */
export function testTeaser<Data>({ field, ids, ...one }: TeaserTests<Data>): void {
  const show = (id: string, fields = {}, page = {}) =>
    showTeaser(one, { EntityType: 'ce_person', [field]: id }, fields, page);

  it(titled(ids.lookup, 'looks up by internal id and by entity id'), async () => {
    const internal = await show('7');
    expect(screen.getByRole('heading', { name: 'Name of p7' })).toBeVisible();
    expect(screen.getByText('Writes about sleep.')).toBeVisible();
    await expectNoAxeViolations(internal.container);
    internal.unmount();
    await show('p8');
    expect(screen.getByRole('heading', { name: 'Name of p8' })).toBeVisible();
  });

  it('takes what an editor picked before what a parameter says', async () => {
    await show('p8', { [field]: stored({ id: '7', label: 'Seven' }) });
    expect(screen.getByRole('heading', { name: 'Name of p7' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Name of p8' })).toBeNull();
  });

  it('shows visitors nothing when the lookup finds none, and tells editors', async () => {
    const shown = await show('99');
    expect(shown.container).toBeEmptyDOMElement();
    shown.unmount();
    await show('99', {}, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('Not found in the directory: 99');
  });

  it(titled(ids.untyped, 'tells editors of a missing entity type, and shows visitors nothing'), async () => {
    const shown = await showTeaser(one, { [field]: '7' });
    expect(shown.container).toBeEmptyDOMElement();
    shown.unmount();
    const edited = await showTeaser(one, { [field]: '7' }, {}, { mode: 'edit' });
    expect(edited.container).toHaveTextContent('Yext Entity Type not defined');
  });
}
