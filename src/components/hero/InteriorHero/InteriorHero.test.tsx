import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { InteriorHero } from './InteriorHero.tsx';

describe('InteriorHero', () => {
  const fields = {
    Headline: text('Heart'),
    Text: text('<p>We listen.</p>'),
    Image: image(),
    Link: link('/find-provider', 'Find a doctor'),
  };
  it.each(['left', 'right'])('[Q-114] has its picture on the %s', async (side) => {
    const { container } = renderContent(InteriorHero, { fields, params: { ImagePosition: side } });
    expect(screen.getByRole('heading', { level: 1, name: 'Heart' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A clinic' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('link', { name: 'Find a doctor' })).toHaveAttribute('href', '/find-provider');
    expect(container.firstElementChild).toHaveClass(`InteriorHero--${side}`);
    await expectNoAxeViolations(container);
  });

  it('stands without picture and link', () => {
    const { container } = renderContent(InteriorHero, {
      fields: { Headline: text('Heart'), Link: link('', '') },
    });
    expect(container.querySelector('img, a, .Button')).toBeNull();
  });

  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'This page', path: '/here' },
  ];
  it('[Q-117] shows the way here above it, and nothing without an ancestor', () => {
    const { unmount } = renderContent(InteriorHero, { fields }, { breadcrumb });
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeThis page');
    unmount();
    renderContent(InteriorHero, { fields });
    expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(InteriorHero, 'InteriorHero', 'Headline');
  });
});
