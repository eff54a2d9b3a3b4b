import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import {
  expectEmptyBehaviour,
  image,
  items,
  link,
  renderContent,
  text,
} from '#tests/support/renderContent.tsx';
import { StatsPromo } from './StatsPromo.tsx';

describe('StatsPromo', () => {
  it('[Q-154] has headline, content, button and points with picture, headline, content and link', async () => {
    const { container } = renderContent(StatsPromo, {
      fields: {
        Headline: text('Three small things'),
        Content: text('<p>Choose one.</p>'),
        Button: link('/health', 'More'),
        items: items(
          {
            Headline: text('Walk'),
            Content: text('<p>Ten minutes.</p>'),
            Image: image(),
            Link: link('/walk', 'How'),
          },
          { Content: text('no headline') },
        ),
      },
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Three small things' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/health');
    const point = within(screen.getByRole('listitem'));
    expect(point.getByRole('heading', { level: 3, name: 'Walk' })).toBeInTheDocument();
    expect(point.getByText('Ten minutes.')).toBeInTheDocument();
    expect(point.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
    expect(point.getByRole('link', { name: 'How' })).toHaveAttribute('href', '/walk');
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(StatsPromo, 'StatsPromo', 'Headline');
  });
});
