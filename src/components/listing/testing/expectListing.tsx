import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/ports/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { found, type ListingWorld, rendering, showListing } from './listingWorld.tsx';

/** A listing of search results under test, placed where it has something to show. */
export interface ListingCase<Data> {
  name: string;
  Component: ComponentType<ComponentProps<Data>>;
  load: ComponentDataLoader<Data>;
  params?: Record<string, string>;
  page?: Partial<ComponentDataContext>;
  world?: ListingWorld;
}

const show = <Data,>(one: ListingCase<Data>, world: ListingWorld, page: Partial<ComponentDataContext> = {}) =>
  showListing(
    one.Component,
    one.load,
    rendering(one.name, one.params),
    { ...one.world, ...world },
    {
      ...one.page,
      ...page,
    },
  );

/** Visitors see the cards of what was found, under the heading, with the way to all of them. */
export async function expectCards<Data>(
  one: ListingCase<Data>,
  expected: { heading: string; more?: { name: string; href: string } },
): Promise<Awaited<ReturnType<typeof show<Data>>>> {
  const shown = await show(one, { results: [found('a1'), found('a2')] });
  expect(screen.getByRole('heading', { level: 2, name: expected.heading })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Name of a1',
    'Name of a2',
  ]);
  if (expected.more) {
    expect(screen.getByRole('link', { name: expected.more.name })).toHaveAttribute(
      'href',
      expected.more.href,
    );
  }
  return shown;
}

/** Nothing found, and a service that does not answer: nothing for visitors, and the log keeps what was asked to itself. */
export async function expectNothingWhenEmptyOrFailed<Data>(one: ListingCase<Data>): Promise<void> {
  const empty = await show(one, { results: [] });
  expect(empty.container).toBeEmptyDOMElement();
  const down = Object.assign(new Error('search asked for "heart"'), { kind: 'timeout' });
  const failed = await show(one, { results: down });
  expect(failed.container).toBeEmptyDOMElement();
  expect(failed.logged).toEqual([
    { event: 'listing-failed', vertical: failed.asked[0]?.verticalKey, reason: 'timeout' },
  ]);
}

/** While editing there is the configuration and no live output; with nothing to list, why visitors see nothing. */
export async function expectSettingsForEditors<Data>(
  one: ListingCase<Data>,
  note = /nothing/i,
): Promise<void> {
  const full = await show(one, { results: [found('a1')] }, { mode: 'edit' });
  expect(full.container.querySelectorAll('article')).toHaveLength(0);
  for (const value of Object.values(one.params ?? {})) expect(screen.getByText(value)).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(one.name);
  await expectNoAxeViolations(full.container);
  full.unmount();
  const empty = await show(one, { results: [] }, { mode: 'edit' });
  expect(empty.container).toHaveTextContent(note);
  empty.unmount();
}

/** The Spanish page has Spanish words and links. */
export async function expectSpanishListing<Data>(
  one: ListingCase<Data>,
  heading: string,
  more?: { name: string; href: string },
): Promise<void> {
  await show(one, { results: [found('a1')] }, { locale: 'es' });
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  if (more) expect(screen.getByRole('link', { name: more.name })).toHaveAttribute('href', more.href);
}
