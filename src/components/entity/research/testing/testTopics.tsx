import { screen } from '@testing-library/react';
import { listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { TopicNames } from '#src/components/entity/research/shared/topicNames.ts';
import type { Investigator, Publication, Study } from '#src/domain/entities/research.ts';
import type { AnsweringDirectory, DeclaredLoader } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { drawSection, expectHidden, expectSpanish } from './researchWorld.tsx';

/** A section that lists the topics of its page, and the ledger ids it proves, in brackets. */
interface TopicTests {
  Section: DeclaredComponent;
  load: DeclaredLoader<TopicNames>;
  /** An entity with the topics `Heart health` and `Sleep`. */
  entity: Publication | Study | Investigator;
  heading: string;
  /** The directory's name for the topics. */
  field: string;
  ids: { lists: string; spanish: string; hidden: string };
}

/** Registers the tests of a list of topics: links that search for the English name, Spanish words, emptiness. */
export function testTopics({ Section, load, entity, heading, field, ids }: TopicTests): void {
  it(`${ids.lists} lists topics as links that search for the quoted name`, async () => {
    const { container } = await drawSection(Section, { entity });
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Heart health' })).toHaveAttribute(
      'href',
      '/research?query=%22Heart%20health%22',
    );
    await expectNoAxeViolations(container);
  });

  it(`${ids.spanish} a Spanish page searches for the Spanish name, or the English one where the search speaks nothing else`, async () => {
    const topics = [{ id: 't1', uid: '900', name: 'Salud del corazón' }];
    const spanish = { ...entity, locale: 'es' as const, topics };
    const directory = {
      entity: async () => ({ kind: 'found', value: entity }),
    } as Partial<AnsweringDirectory> as AnsweringDirectory;
    const { context } = listingContext({}, { locale: 'es', entity: spanish, directory });
    const data = await load(rendering(Section.name), context);
    const { unmount } = await drawSection(Section, { entity: spanish, locale: 'es' }, data);
    const href = () => screen.getByRole('link', { name: 'Salud del corazón' }).getAttribute('href');
    expect(href()).toBe('/es/research?query=%22Salud%20del%20coraz%C3%B3n%22');
    unmount();
    const { config } = pageFixture();
    const inEnglish = { ...config, search: { ...config.search, locales: ['en'] as const } };
    await drawSection(Section, { entity: spanish, locale: 'es', config: inEnglish }, data);
    expect(href()).toBe('/es/research?query=%22Heart%20health%22');
  });

  it('calls the topics of what is in English alone in Spanish on a Spanish page, and marks those it has no name for', async () => {
    const english = { ...entity, locale: 'en' as const };
    const directory = {
      async *summaries() {
        yield { id: 't9', uid: '9', entityTypeId: 'ce_researchTopic', name: 'Asma' };
        yield { id: 't1', uid: '1', entityTypeId: 'ce_researchTopic', name: 'Salud del corazón' };
      },
    } as Partial<AnsweringDirectory> as AnsweringDirectory;
    const { context } = listingContext({}, { locale: 'es', entity: english, directory });
    const data = await load(rendering(Section.name), context);
    await drawSection(Section, { entity: english, locale: 'es' }, data);
    const named = screen.getByRole('link', { name: 'Salud del corazón' });
    expect(named).toHaveAttribute('href', '/es/research?query=%22Salud%20del%20coraz%C3%B3n%22');
    expect(named.closest('[lang="en"]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sleep' }).closest('[lang="en"]')).not.toBeNull();
  });

  it(`${ids.hidden} hides without data and tells editors`, () =>
    expectHidden(Section, entity.entityTypeId, field));

  it('speaks Spanish', () => expectSpanish(Section, entity));
}
