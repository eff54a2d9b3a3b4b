import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { PlanFooter } from './PlanFooter.tsx';

describe('PlanFooter', () => {
  const fields = { Text: text('Care close to home.'), CopyRight: text('© The network') };
  it('[S-002] stands at the end with the network, its links, legal line and social links', async () => {
    const { container } = renderContent(
      PlanFooter,
      {
        fields,
        placeholders: {
          'footer-links-{*}': [{ componentName: 'LinkList' }],
          'footer-legal-{*}': [{ componentName: 'FooterCopyright' }],
          'footer-social-{*}': [{ componentName: 'SocialLink' }],
        },
      },
      { variant: 'plan' },
    );
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Care close to home.');
    expect(footer).toHaveTextContent(
      '[footer-links] LinkList[footer-legal] FooterCopyright[footer-social] SocialLink',
    );
    expect(footer).not.toHaveTextContent('© The network');
    expect(screen.getByRole('link', { name: 'Meridian Plan home' })).toHaveAttribute('href', '/');
    await expectNoAxeViolations(container);
  });

  it('[Q-166] shows its own CopyRight where no legal line is placed', () => {
    renderContent(PlanFooter, { fields }, { locale: 'es', variant: 'plan' });
    expect(screen.getByText('© The network')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Inicio de Meridian Plan' })).toHaveAttribute('href', '/es');
  });
});
