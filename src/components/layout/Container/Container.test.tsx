import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { image, renderContent } from '#tests/support/renderContent.tsx';
import { Container } from './Container.tsx';

describe('Container', () => {
  it('[S-102] holds other components on a ground of its own', async () => {
    const { container } = renderContent(Container, { params: { BackgroundColor: 'tint', Styles: 'wide' } });
    expect(screen.getByText('[container]')).toBeInTheDocument();
    expect(container.firstElementChild).toHaveClass('tint', 'wide');
    await expectNoAxeViolations(container);
  });

  it('[S-102] takes a picture behind them, as decoration', async () => {
    const { container } = renderContent(Container, {
      fields: { BackgroundImage: image('/-/media/a.jpg', 'Trees') },
    });
    expect(container.querySelector('img')).toHaveAttribute('src', '/-/media/a.jpg');
    expect(screen.queryByRole('img')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('takes no colour of a ground where a picture is one: words over it stand on white', () => {
    const { container } = renderContent(Container, {
      params: { BackgroundColor: 'dark' },
      fields: { BackgroundImage: image('/-/media/a.jpg', 'Trees') },
    });
    expect(container.firstElementChild).toHaveClass('Container--picture');
    expect(container.firstElementChild).not.toHaveClass('Container--dark');
  });

  it('knows no other colour', () => {
    const { container } = renderContent(Container, { params: { BackgroundColor: 'hotpink' } });
    expect(container.firstElementChild).toHaveClass('band--plain');
    expect(container.firstElementChild).not.toHaveClass('tint');
  });
});
