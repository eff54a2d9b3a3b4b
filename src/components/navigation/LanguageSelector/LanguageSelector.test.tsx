import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { keepAddressState } from './keepAddressState.ts';
import { LanguageSelector } from './LanguageSelector.tsx';

describe('LanguageSelector', () => {
  const languages = [
    { name: 'en' as const, path: '/about' },
    { name: 'es' as const, path: '/es/acerca' },
  ];
  it('[Q-144, Q-180, Q-374, S-350] leads to the page’s address in the other language, named in that language', async () => {
    const { container } = renderContent(LanguageSelector, {}, { languages });
    const anchor = screen.getByRole('link', { name: 'Español' });
    expect(anchor).toHaveAttribute('href', '/es/acerca');
    expect(anchor).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('list', { name: 'Language' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('[Q-374] leads back from Spanish', () => {
    renderContent(LanguageSelector, {}, { languages, locale: 'es' });
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/about');
  });

  it('takes along what of the address is the page’s own, and nothing else', () => {
    const asked = [
      ['providers', 'p1,p2'],
      ['zip', '95816'],
    ];
    renderContent(
      LanguageSelector,
      {},
      { languages, addressState: { names: ['providers', 'zip', 'query'], asked } },
    );
    const anchor = screen.getByRole('link', { name: 'Español' });
    expect(anchor).toHaveAttribute('href', '/es/acerca?providers=p1,p2&zip=95816');

    // A search changed the address since.
    keepAddressState(document);
    window.history.replaceState(null, '', '/about?query=%22flu%22&utm_source=x');
    fireEvent.click(anchor);
    expect(anchor).toHaveAttribute('href', '/es/acerca?query=%22flu%22');
    window.history.replaceState(null, '', '/');
  });

  it('of a page without a state of its own takes nothing along', () => {
    renderContent(LanguageSelector, {}, { languages });
    keepAddressState(document);
    window.history.replaceState(null, '', '/about?query=%22flu%22');
    const anchor = screen.getByRole('link', { name: 'Español' });
    fireEvent.click(anchor);
    expect(anchor).toHaveAttribute('href', '/es/acerca');
    window.history.replaceState(null, '', '/');
  });

  it('[Q-375] shows only with more than one language', () => {
    expect(
      renderContent(LanguageSelector, {}, { languages: languages.slice(0, 1) }).container,
    ).toBeEmptyDOMElement();
    expect(renderContent(LanguageSelector).container).toBeEmptyDOMElement();
  });
});
