import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, renderContent, text } from '#tests/support/renderContent.tsx';
import { LeadershipBioCard } from './LeadershipBioCard.tsx';

describe('LeadershipBioCard', () => {
  const bio = (name: string, length = 20) => ({
    Name: text(name),
    Title: text('Chief of care'),
    Credential: text('MD'),
    Image: image('/-/media/a.jpg', `Portrait of ${name}`),
    Bio: text(`<p>${'x'.repeat(length)}</p>`),
  });

  it.each([
    ['[Q-377, C-079] 400 characters in one column', 400, false],
    ['[Q-377, C-079] 401 characters in two', 401, true],
  ])('%s', (_, length, isTwo) => {
    const { container } = renderContent(LeadershipBioCard, { fields: bio('Ana Reyes', length) });
    expect(container.querySelector('.BioCard-bio--columns') !== null).toBe(isTwo);
  });

  it('[Q-139, C-078] shows a leader with a portrait of 230 by 307', async () => {
    const { container } = renderContent(LeadershipBioCard, { fields: bio('Ana Reyes') });
    const portrait = screen.getByRole('img', { name: 'Portrait of Ana Reyes' });
    expect([portrait.getAttribute('width'), portrait.getAttribute('height')]).toEqual(['230', '307']);
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(LeadershipBioCard, 'LeadershipBioCard', 'Name');
  });
});
