import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { SlimContainer } from './SlimContainer.tsx';

describe('SlimContainer', () => {
  it('[Q-157] holds components in a narrow column', async () => {
    const { container } = renderContent(SlimContainer);
    expect(container.querySelector('.SlimContainer-inside')).toHaveTextContent('[slim-container]');
    await expectNoAxeViolations(container);
  });
});
