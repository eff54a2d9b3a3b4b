import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { link, renderContent, text } from '#tests/support/renderContent.tsx';
import { SingleActionCard } from './SingleActionCard.tsx';

describe('SingleActionCard', () => {
  const fields = {
    Headline: text('Urgent care'),
    Text: text('<p>No appointment.</p>'),
    Icon: text('fas-truck-medical'),
  };
  it('[Q-181] is one thing to do, with its link', async () => {
    const { container } = renderContent(SingleActionCard, {
      fields: { ...fields, Link: link('/urgent', 'See who is open') },
    });
    expect(screen.getByRole('heading', { name: 'Urgent care' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See who is open' })).toHaveAttribute('href', '/urgent');
    await expectNoAxeViolations(container);
  });

  it('[X-029, X-030] without a link visitors see nothing and editors are told', async () => {
    expect(renderContent(SingleActionCard, { fields }).container).toBeEmptyDOMElement();
    const { container } = renderContent(SingleActionCard, { fields }, { mode: 'edit' });
    expect(screen.getByText('Link required')).toBeInTheDocument();
    expect(container).toHaveTextContent('The Link must be provided for this component to work correctly.');
    await expectNoAxeViolations(container);
  });

  it('tells them in Spanish', () => {
    renderContent(SingleActionCard, { fields }, { mode: 'edit', locale: 'es' });
    expect(screen.getByText('Falta el enlace')).toBeInTheDocument();
  });

  it('keeps room for what is open now of a kind of places, which says nothing by itself', async () => {
    const shown = { fields: { ...fields, Link: link('/urgent', 'See who is open') } };
    const { container } = renderContent(SingleActionCard, { ...shown, params: { OpenNow: 'Urgent Care' } });
    const room = container.querySelector<HTMLElement>('[data-care="Urgent Care"]')!;
    expect(room.querySelector('strong')).toBeEmptyDOMElement();
    expect(room.querySelector('button')).not.toBeVisible();
    expect(JSON.parse(room.dataset['say']!)).toMatchObject({ openNow: '{count} open now' });
    await expectNoAxeViolations(container);
    for (const params of [{ HeadingLevel: 'h3' }, { OpenNow: 'None' }, { OpenNow: 'Castle' }] as Record<
      string,
      string
    >[])
      expect(
        renderContent(SingleActionCard, { ...shown, params }).container.querySelector('[data-care]'),
      ).toBeNull();
  });
});
