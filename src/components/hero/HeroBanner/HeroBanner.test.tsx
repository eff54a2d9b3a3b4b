import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { HeroBanner } from './HeroBanner.tsx';

describe('HeroBanner', () => {
  const fields = {
    Headline: text('Care that knows its neighbors'),
    Text: text('<p>Six regions.</p>'),
    Image: image(),
    Link: link('/regions', 'Where we are'),
  };
  it('[S-105] is a picture with title, text and link', async () => {
    const { container } = renderContent(HeroBanner, { fields, params: { Styles: 'wide' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Care that knows its neighbors');
    expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Where we are' })).toHaveAttribute('href', '/regions');
    expect(container.firstElementChild).toHaveClass('wide', 'HeroBanner--picture');
    await expectNoAxeViolations(container);
  });

  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'This page', path: '/here' },
  ];
  it('[Q-117] shows the way here above it, and nothing without an ancestor', () => {
    const { unmount } = renderContent(HeroBanner, { fields }, { breadcrumb });
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeThis page');
    unmount();
    renderContent(HeroBanner, { fields });
    expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(HeroBanner, 'HeroBanner', 'Headline');
  });
});
