import { publicationFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import { testRelatedResearch } from '#src/components/entity/research/testing/testRelatedResearch.tsx';
import { loadRelatedPublications } from './RelatedPublications.data.ts';
import { RelatedPublications } from './RelatedPublications.tsx';

testRelatedResearch({
  Section: RelatedPublications,
  load: loadRelatedPublications,
  entity: publicationFixture(),
  verticalKey: 'research-publication-page-related-publications',
  english: 'Related Publications',
  spanish: 'Publicaciones relacionadas',
  more: { name: 'View all publications', href: '/Research-Search-Results?verticalKey=research_publication' },
  ids: { asks: '[D-219, D-220, S-368, C-121]', cards: '[D-222]', noTopics: '[D-221]' },
});
