import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { PlanHeader } from './PlanHeader.tsx';

describe('PlanHeader', () => {
  const placeholders = {
    'header-logo-{*}': [{ componentName: 'HeaderLogo' }],
    'header-utility-{*}': [{ componentName: 'LanguageSelector' }],
    'header-nav-{*}': [{ componentName: 'Navigation' }],
    'header-flyout-{*}': [{ componentName: 'HeaderMenuFlyout' }],
  };
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };

  it('[S-002] holds logo, menu, flyouts and utility links', async () => {
    const { container } = renderContent(PlanHeader, { placeholders }, { variant: 'plan' });
    const header = screen.getByRole('banner');
    expect(header).toHaveTextContent(
      '[header-logo] HeaderLogo[header-nav] Navigation[header-flyout] HeaderMenuFlyout[header-utility] LanguageSelector',
    );
    await expectNoAxeViolations(container);
  });

  it('[Q-096, Q-097, C-075, C-076] sticky, it hides on a scroll down of more than 5 px past 100 px and comes back on a scroll up', () => {
    renderContent(PlanHeader, { params: { StickyMobile: '1' } });
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
    scrollTo(0);
  });

  it('stays where it is unless it is sticky', () => {
    renderContent(PlanHeader, { params: { StickyMobile: '0' } });
    scrollTo(500);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-hidden');
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-sticky');
    scrollTo(0);
  });
});
