import { screen } from '@testing-library/react';
import { answerFixture, bareAnswer } from '#src/components/entity/ask-an-expert/testing/answerFixture.ts';
import { rendering, showListing } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadAskAnExpertRelatedTaxonomy } from './AskAnExpertRelatedTaxonomy.data.ts';
import { AskAnExpertRelatedTaxonomy } from './AskAnExpertRelatedTaxonomy.tsx';

const show = (page = {}, world = {}) =>
  showListing(
    AskAnExpertRelatedTaxonomy,
    loadAskAnExpertRelatedTaxonomy,
    rendering('AskAnExpertRelatedTaxonomy'),
    world,
    { entity: answerFixture(), ...page },
  );

describe('AskAnExpertRelatedTaxonomy', () => {
  it('[D-295] names services, conditions, procedures and reasons, each with its page', async () => {
    const { container } = await show();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Orthopedics', '/services/bones'],
      ['Arthritis', '/search?query=%22Arthritis%22'],
      ['Arthroscopy', '/search?query=%22Arthroscopy%22'],
      ['Knee checkup', '/search?query=%22Knee+checkup%22'],
    ]);
    await expectNoAxeViolations(container);
  });

  it('[Q-352, E-085] shows visitors nothing when empty, and editors a notice', async () => {
    const { container, unmount } = await show({ entity: bareAnswer() });
    expect(container).toBeEmptyDOMElement();
    unmount();
    await show({ entity: bareAnswer(), mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('c_relatedConditions');
  });

  it('on a Spanish page names lead to what the site has under their English ones', async () => {
    await show({ locale: 'es' }, { englishNames: { 61: 'Arthritis' } });
    expect(screen.getByRole('link', { name: 'Arthritis' })).toHaveAttribute(
      'href',
      '/es/search?query=%22Arthritis%22',
    );
    expect(screen.queryByRole('link', { name: 'Arthroscopy' })).toBeNull();
  });
});
