import { screen } from '@testing-library/react';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import {
  found,
  listingContext,
  type ListingWorld,
  rendering,
} from '#src/components/listing/testing/listingWorld.tsx';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { Publication, Study } from '#src/domain/entities/research.ts';
import type { DeclaredLoader } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { drawSection, expectHidden } from './researchWorld.tsx';

/** A list of research that shares topics with its page, and the ledger ids it proves, in brackets. */
interface RelatedResearchTests {
  Section: DeclaredComponent;
  load: DeclaredLoader<Listing>;
  /** An entity with the topics `Heart health` and `Sleep`. */
  entity: Publication | Study;
  verticalKey: string;
  /** Its headings, and the link to all of the kind; in Spanish the same address under `/es`. */
  english: string;
  spanish: string;
  more: { name: string; href: string };
  ids: { asks: string; cards: string; noTopics: string };
}

const seven = Array.from({ length: 7 }, (_, at) => found(`r${at}`));

/** Registers the tests of a list of related research: what it asks, its cards, its silence, its Spanish words. */
export function testRelatedResearch({
  Section,
  load,
  entity,
  ids,
  more,
  ...expected
}: RelatedResearchTests): void {
  const loaded = async (results: ListingWorld['results'] = seven, of = entity) => {
    const around = listingContext({ results }, { entity: of });
    return { ...around, data: await load(rendering(Section.name), around.context) };
  };

  it(`${ids.asks} asks by the topics joined with OR for five others at most`, async () => {
    const { asked, data } = await loaded([found(entity.id), ...seven]);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: expected.verticalKey,
        query: 'Heart health OR Sleep',
        limit: 5,
        contextEntityId: entity.id,
      },
    ]);
    expect(data?.results.map(({ id }) => id)).not.toContain(entity.id);
    expect((await loaded()).data?.results).toHaveLength(5);
  });

  it(`${ids.cards} shows their cards, and leads to all of them`, async () => {
    const { data } = await loaded();
    const { container } = await drawSection(Section, { entity }, data);
    expect(screen.getByRole('heading', { level: 2, name: expected.english })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(screen.getByRole('link', { name: more.name })).toHaveAttribute('href', more.href);
    await expectNoAxeViolations(container);
  });

  it(`${ids.noTopics} asks nothing without topics`, async () => {
    const { asked, data } = await loaded(seven, { ...entity, topics: [] });
    expect([asked, data]).toEqual([[], undefined]);
    await expectHidden(Section, entity.entityTypeId, 'c_researchTopics');
  });

  it('shows nothing when nothing is found, and leaves it to the page when the service does not answer', async () => {
    const { data } = await loaded([]);
    expect((await drawSection(Section, { entity }, data)).container).toBeEmptyDOMElement();
    await expect(loaded(new Error('down'))).rejects.toThrow('down');
    await drawSection(Section, { entity, mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent(Section.name);
  });

  it('speaks Spanish', async () => {
    const { data } = await loaded();
    await drawSection(Section, { entity, locale: 'es' }, data);
    expect(screen.getByRole('heading', { level: 2, name: expected.spanish })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Ver tod/ })).toHaveAttribute('href', `/es${more.href}`);
  });
}
