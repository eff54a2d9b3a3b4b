import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
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

  it('[Q-375] shows only with more than one language', () => {
    expect(
      renderContent(LanguageSelector, {}, { languages: languages.slice(0, 1) }).container,
    ).toBeEmptyDOMElement();
    expect(renderContent(LanguageSelector).container).toBeEmptyDOMElement();
  });
});
