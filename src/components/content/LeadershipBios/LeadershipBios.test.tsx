import { fireEvent, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { image, items, renderContent, text } from '#tests/support/renderContent.tsx';
import { keepOneOpen } from '#src/ui/Disclosure/keepOneOpen.ts';
import { LeadershipBios } from './LeadershipBios.tsx';

describe('LeadershipBios', () => {
  const bio = (name: string, length = 20) => ({
    Name: text(name),
    Title: text('Chief of care'),
    Credential: text('MD'),
    Image: image('/-/media/a.jpg', `Portrait of ${name}`),
    Bio: text(`<p>${'x'.repeat(length)}</p>`),
  });

  const openOnes = (container: Element) => [...container.querySelectorAll('details')].map((one) => one.open);
  const toggle = (container: Element, index: number) => {
    const details = container.querySelectorAll('details')[index] as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
  };
  it('[Q-139] shows title, picture, name, bio and credential of each', async () => {
    const { container } = renderContent(
      LeadershipBios,
      { fields: { items: items(bio('Ana Reyes'), bio('Lee Park'), {}) } },
      { locale: 'es' },
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const first = screen.getAllByRole('article')[0] as HTMLElement;
    expect(within(first).getByRole('heading', { level: 3, name: 'Ana Reyes, MD' })).toBeInTheDocument();
    expect(first).toHaveTextContent('Chief of care');
    expect(within(first).getByRole('img', { name: 'Portrait of Ana Reyes' })).toHaveAttribute('width', '230');
    expect(within(first).getByText('Leer biografía')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('[Q-370] opens one bio at a time', () => {
    const { container } = renderContent(LeadershipBios, {
      fields: { items: items(bio('Ana Reyes'), bio('Lee Park')) },
    });
    keepOneOpen(document);
    toggle(container, 0);
    expect(openOnes(container)).toEqual([true, false]);
    toggle(container, 1);
    expect(openOnes(container)).toEqual([false, true]);
  });

  it('holds cards placed in it', () => {
    renderContent(LeadershipBios, {
      placeholders: { 'leadership-bios-{*}': [{ componentName: 'LeadershipBioCard' }] },
    });
    expect(screen.getByText('[leadership-bios] LeadershipBioCard')).toBeInTheDocument();
  });

  it('shows visitors nothing without bios, and editors what is missing', () => {
    expect(renderContent(LeadershipBios).container).toBeEmptyDOMElement();
    renderContent(LeadershipBios, {}, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('Children');
  });
});
