import { fireEvent, screen } from '@testing-library/react';
import { moveStickyHeader } from '#src/components/shell/SiteHeader/moveStickyHeader.ts';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';

/** A header or footer under test, the site it stands on and the ledger ids it proves, in brackets. */
interface SiteFrameTests<Ids> {
  Component: DeclaredComponent;
  variant: SiteVariant;
  ids: Ids;
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

/** Registers the tests of a site's header: what it holds, and how it moves when it is sticky. */
export function testHeader({
  Component,
  variant,
  ids,
}: SiteFrameTests<{ parts: string; sticky: string }>): void {
  const placeholders = {
    'header-logo-{*}': [{ componentName: 'HeaderLogo' }],
    'header-utility-{*}': [{ componentName: 'LanguageSelector' }],
    'header-nav-{*}': [{ componentName: 'Navigation' }],
    'header-flyout-{*}': [{ componentName: 'HeaderMenuFlyout' }],
  };

  afterEach(() => scrollTo(0));

  it(`${ids.parts} holds logo, menu, flyouts and utility links`, async () => {
    const { container } = renderContent(Component, { placeholders }, { variant });
    expect(screen.getByRole('banner')).toHaveTextContent(
      '[header-logo] HeaderLogo[header-nav] Navigation[header-flyout] HeaderMenuFlyout[header-utility] LanguageSelector',
    );
    await expectNoAxeViolations(container);
  });

  it(`${ids.sticky} sticky, it hides on a scroll down of more than 5 px past 100 px and comes back on a scroll up`, () => {
    renderContent(Component, { params: { StickyMobile: '1' } });
    moveStickyHeader(document);
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-sticky');
    const steps: [y: number, isHidden: boolean][] = [
      [60, false],
      [100, false],
      [105, false],
      [106, true],
      [103, true],
      [100, false],
      [400, true],
      [394, false],
    ];
    for (const [y, isHidden] of steps) {
      scrollTo(y);
      expect([y, header.hasAttribute('data-hidden')]).toEqual([y, isHidden]);
    }
  });

  it('stays where it is unless it is sticky', () => {
    renderContent(Component, { params: { StickyMobile: '0' } });
    moveStickyHeader(document);
    scrollTo(500);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-hidden');
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-sticky');
  });
}

/** Registers the tests of a site's footer: what it holds, and its legal line when none is placed. */
export function testFooter({
  Component,
  variant,
  ids,
  organisation,
}: SiteFrameTests<{ parts: string; legalLine: string }> & { organisation: string }): void {
  const fields = { Text: text('Care close to home.'), CopyRight: text('© The network') };
  const placeholders = {
    'footer-links-{*}': [{ componentName: 'LinkList' }],
    'footer-legal-{*}': [{ componentName: 'FooterCopyright' }],
    'footer-social-{*}': [{ componentName: 'SocialLink' }],
  };

  it(`${ids.parts} stands at the end with the network, its links, legal line and social links`, async () => {
    const { container } = renderContent(Component, { fields, placeholders }, { variant });
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Care close to home.');
    expect(footer).toHaveTextContent(
      '[footer-links] LinkList[footer-legal] FooterCopyright[footer-social] SocialLink',
    );
    expect(footer).not.toHaveTextContent('© The network');
    expect(screen.getByRole('link', { name: `${organisation} home` })).toHaveAttribute('href', '/');
    await expectNoAxeViolations(container);
  });

  it(`${ids.legalLine} shows its own CopyRight and BigIDPrivacy where no legal line is placed`, () => {
    const own = { ...fields, BigIDPrivacy: text('https://privacy.example.org/choices') };
    renderContent(Component, { fields: own }, { locale: 'es', variant });
    expect(screen.getByRole('link', { name: 'Sus opciones de privacidad' })).toHaveAttribute(
      'href',
      'https://privacy.example.org/choices',
    );
    expect(screen.getByText('© The network')).toBeInTheDocument();
    const home = screen.getByRole('link', { name: `Inicio de ${organisation}` });
    expect(home).toHaveAttribute('href', '/es');
  });
}
