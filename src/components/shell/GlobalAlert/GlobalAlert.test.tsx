import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { GlobalAlert } from './GlobalAlert.tsx';

describe('GlobalAlert', () => {
  const fields = {
    Headline: text('Emergency? Call 911.'),
    Text: text('The nurse line is free.'),
    Link: link('tel:+14155550142', 'Call us'),
  };
  it('[S-021] says its words with their link', async () => {
    const { container } = renderContent(GlobalAlert, { fields });
    const notice = screen.getByRole('complementary', { name: 'Site notice' });
    expect(notice).toHaveTextContent('Emergency? Call 911.The nurse line is free.Call us');
    expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+14155550142');
    expect(notice).not.toHaveClass('GlobalAlert--error');
    await expectNoAxeViolations(container);
  });

  it('has the variants Default and Error, by parameter or field, and takes rich text', () => {
    const { unmount } = renderContent(GlobalAlert, { fields, params: { FieldNames: 'Error' } });
    expect(screen.getByRole('complementary')).toHaveClass('GlobalAlert--error');
    unmount();
    renderContent(GlobalAlert, {
      fields: { Severity: text('error'), Text: text('<p>Closed <b>today</b></p>') },
    });
    expect(screen.getByRole('complementary')).toHaveClass('GlobalAlert--error');
    expect(screen.getByText('today').tagName).toBe('B');
  });

  it('[S-026] leaves no box when it is empty; editors read what is missing', () => {
    expectEmptyBehaviour(GlobalAlert, 'GlobalAlert', 'Headline');
  });

  it('is named in Spanish', () => {
    renderContent(GlobalAlert, { fields }, { locale: 'es' });
    expect(screen.getByRole('complementary', { name: 'Aviso del sitio' })).toBeInTheDocument();
  });
});
