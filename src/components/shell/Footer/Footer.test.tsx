import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { Footer } from './Footer.tsx';

describe('Footer', () => {
  const fields = { Text: text('Care close to home.'), CopyRight: text('© The network') };
  it('[S-024] stands at the end with the network, its links, legal line and social links', async () => {
    const { container } = renderContent(
      Footer,
      {
        fields,
        placeholders: {
          'footer-links-{*}': [{ componentName: 'LinkList' }],
          'footer-legal-{*}': [{ componentName: 'FooterCopyright' }],
          'footer-social-{*}': [{ componentName: 'SocialLink' }],
        },
      },
      { variant: 'main' },
    );
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Care close to home.');
    expect(footer).toHaveTextContent(
      '[footer-links] LinkList[footer-legal] FooterCopyright[footer-social] SocialLink',
    );
    expect(footer).not.toHaveTextContent('© The network');
    expect(screen.getByRole('link', { name: 'Meridian Health home' })).toHaveAttribute('href', '/');
    await expectNoAxeViolations(container);
  });

  it('[Q-166] shows its own CopyRight where no legal line is placed', () => {
    renderContent(Footer, { fields }, { locale: 'es', variant: 'main' });
    expect(screen.getByText('© The network')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Inicio de Meridian Health' })).toHaveAttribute('href', '/es');
  });
});
