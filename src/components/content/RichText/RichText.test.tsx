import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderContent, text } from '#tests/support/renderContent.tsx';
import { RichText } from './RichText.tsx';

describe('RichText', () => {
  it('[S-110] sets running text', async () => {
    const { container } = renderContent(RichText, {
      fields: { Text: text('<p>Hello <a href="/x">there</a></p>') },
      params: { Styles: 'wide' },
    });
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', '/x');
    expect(container.firstElementChild).toHaveClass('wide');
    await expectNoAxeViolations(container);
  });

  const long =
    '<h2 id="sec-a">Salt &amp; water</h2><p>One</p><h2 id="sec-b">Rest</h2><h3>Nap</h3><h2 id="sec-c">?</h2>';
  it('[Q-146] begins with a list of its parts where an editor wants one, each of which leads to its heading', async () => {
    const { container } = renderContent(RichText, {
      fields: { Text: text(long) },
      params: { Contents: '1' },
    });
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(contents).toHaveTextContent('1 minute to read');
    const links = within(contents).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Salt & water', 'Rest', '?']);
    for (const link of links)
      expect(container.querySelector(link.getAttribute('href')!)).toHaveTextContent(link.textContent!);
    await expectNoAxeViolations(container);
  });

  it('speaks Spanish, and has no list of fewer than three parts nor unasked', () => {
    const show = (html: string, params = {}) =>
      renderContent(RichText, { fields: { Text: text(html) }, params }, { locale: 'es' });
    const { unmount } = show(`${long}<p>${'palabra '.repeat(500)}</p>`, { Contents: '1' });
    expect(screen.getByRole('navigation', { name: 'En esta página' })).toHaveTextContent(
      'lectura de 3 minutos',
    );
    unmount();
    show(long.replace('<h2 id="sec-c">?</h2>', ''), { Contents: '1' });
    show(long);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('names the parts of a text that is being edited, which has no ids', () => {
    renderContent(
      RichText,
      { fields: { Text: text(long.replace(/ id="[^"]*"/g, '')) }, params: { Contents: '1' } },
      { mode: 'edit' },
    );
    const contents = screen.getByRole('navigation');
    expect(within(contents).getByText('Rest')).toBeVisible();
    expect(within(contents).queryByRole('link')).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(RichText, 'RichText', 'Text');
  });
});
