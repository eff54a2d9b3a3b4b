import { screen } from '@testing-library/react';
import { pageHelped as english } from '#src/i18n/en/pageHelped.ts';
import { pageHelped as spanish } from '#src/i18n/es/pageHelped.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { PageHelped } from './PageHelped.tsx';

const missing = { fields: { Missing: text('<p>Tell us <a href="/feedback">what was missing</a>.</p>') } };

describe('PageHelped', () => {
  it('asks one question, with two answers that close one another without a script', async () => {
    const { container } = renderContent(PageHelped, missing, { dictionary: english });
    expect(screen.getByText('Did this page help you?')).toBeVisible();
    const answers = [...container.querySelectorAll('details')];
    expect(answers.map((one) => [one.open, one.getAttribute('name')])).toEqual([
      [false, 'page-helped'],
      [false, 'page-helped'],
    ]);
    expect(answers.map((one) => one.querySelector('summary')?.textContent)).toEqual(['Yes', 'No']);
    expect(answers[0]?.querySelector('a')).toBeNull();
    expect(answers[1]?.querySelector('a')).toHaveAttribute('href', '/feedback');
    await expectNoAxeViolations(container);
  });

  it('marks each answer for the data layer', () => {
    const { container } = renderContent(PageHelped, missing, { dictionary: english });
    const marks = [...container.querySelectorAll('summary')].map(({ dataset }) => dataset['click']);
    expect(marks.map((mark) => mark?.split(' ')[0])).toEqual(['helped', 'not_helped']);
  });

  it('speaks Spanish, and takes the question an editor wrote', () => {
    renderContent(PageHelped, missing, { locale: 'es', dictionary: spanish });
    expect(screen.getByText('¿Le sirvió esta página?')).toBeVisible();
    renderContent(PageHelped, { fields: { Headline: text('Was this clear?') } }, { dictionary: english });
    expect(screen.getByText('Was this clear?')).toBeVisible();
  });
});
