import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { contentWords, renderContent, text } from '#tests/support/renderContent.tsx';
import { placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { Accordion } from './Accordion.tsx';

describe('Accordion', () => {
  const placeholders = { 'accordion-items-{*}': [{ componentName: 'AccordionItem' }] };
  it('[S-112] holds its items under a headline', async () => {
    const { container } = renderContent(Accordion, { fields: { Headline: text('Questions') }, placeholders });
    expect(screen.getByRole('region', { name: 'Questions' })).toHaveTextContent(
      '[accordion-items] AccordionItem',
    );
    await expectNoAxeViolations(container);
  });

  it('[E-004, E-060] has its editing switch while editing, and only then', async () => {
    const { container, unmount } = renderContent(Accordion, { placeholders }, { mode: 'edit', locale: 'es' });
    expect(screen.getByRole('switch', { name: 'Abrir todos los elementos para editar' })).toBeInTheDocument();
    expect(container.querySelector('[data-edit-toggle="edit-toggle:Accordion:uid-1"]')).not.toBeNull();
    await expectNoAxeViolations(container);
    unmount();
    for (const mode of ['normal', 'preview'] as const) {
      const one = renderContent(Accordion, { placeholders }, { mode });
      expect(screen.queryByRole('switch')).toBeNull();
      one.unmount();
    }
  });

  it('shows nothing when it holds nothing', () => {
    expect(renderContent(Accordion).container).toBeEmptyDOMElement();
  });

  it('tells its items to stand in for the headline it has not', () => {
    const levels = (headline?: string) => {
      const seen: unknown[] = [];
      const { unmount } = renderOnPage(
        <Accordion
          {...placedProps('Accordion', {
            fields: headline ? { Headline: text(headline) } : {},
            placeholders,
          })}
        />,
        { dictionary: contentWords['en'] },
        (_, rendering) => {
          for (const children of Object.values(rendering.placeholders ?? {}))
            for (const child of children)
              seen.push((child as { params?: { HeadingLevel?: string } }).params?.HeadingLevel);
          return null;
        },
      );
      unmount();
      return seen;
    };
    expect(levels()).toEqual(['2']);
    expect(levels('Questions')).toEqual([undefined]);
  });
});
