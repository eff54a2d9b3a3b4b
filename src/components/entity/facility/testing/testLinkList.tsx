import { screen, within } from '@testing-library/react';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { expectSpanish, expectTextOnly, placed, testEmptySection } from './expectSection.tsx';
import { bareFacility, facilityFixture, HOSTILE_TEXT, LONG_NAME, RTL_NAME } from './facilityFixture.ts';

/** A section that lists links of a facility, and the ledger ids it proves, in brackets. */
interface LinkListTests {
  Section: DeclaredComponent;
  /** What it lists, and the directory's name for that. */
  member: 'conditions' | 'diagnostics' | 'treatments';
  field: string;
  ids: { lists: string; sorts: string; nothing: string; editors: string };
  /** Its headings. */
  english: string;
  spanish: string;
}

/** Registers the tests of a facility's list of links: links and plain names, order, languages, emptiness, odd names. */
export function testLinkList({ Section, member, field, ids, english, spanish }: LinkListTests): void {
  const entity = facilityFixture({
    [member]: [
      { id: '3', name: 'Zoster', path: '/z' },
      { id: '1', name: 'Ábscess', path: '/a' },
      { id: '2', name: 'Burns' },
    ],
  });

  it(`${ids.lists} lists ${member} under a heading, those with a page as links`, async () => {
    const { container } = renderOnPage(<Section {...placed} />, { entity });
    const region = screen.getByRole('region', { name: english });
    expect(within(region).getByRole('link', { name: 'Zoster' })).toHaveAttribute('href', '/z');
    expect(within(region).getByText('Burns')).toBeInTheDocument();
    expect(within(region).queryByRole('link', { name: 'Burns' })).toBeNull();
    await expectNoAxeViolations(container);
  });

  it(`${ids.sorts} sorts them by name, accents aside`, () => {
    renderOnPage(<Section {...placed} />, { entity });
    const names = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(names).toEqual(['Ábscess', 'Burns', 'Zoster']);
  });

  it('speaks Spanish and links to Spanish pages', () => {
    renderOnPage(<Section {...placed} />, { entity, locale: 'es' });
    expect(screen.getByRole('heading', { name: spanish })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zoster' })).toHaveAttribute('href', '/es/z');
    expectSpanish(Section, entity);
  });

  testEmptySection(Section, { missing: field, ids });

  it('prints hostile, long and right-to-left names as text', async () => {
    const names = [HOSTILE_TEXT, LONG_NAME, RTL_NAME];
    const links = names.map((name, index) => ({ id: String(index), name, path: '/x' }));
    await expectTextOnly(Section, bareFacility({ [member]: links }));
    for (const name of names) expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText(RTL_NAME).closest('[dir]')).toHaveAttribute('dir', 'auto');
  });
}
