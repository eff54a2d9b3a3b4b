import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { PrivacyOptionsLink } from './PrivacyOptionsLink.tsx';

describe('PrivacyOptionsLink', () => {
  const fields = (url: string) => ({
    BigIDPrivacy: text(url),
    LinkText: text('Your privacy options'),
    Icon: text('fas-shield-halved'),
  });
  it.each([
    ['[Q-376] an address on the web', 'https://privacy.example.org/x', 'https://privacy.example.org/x'],
    ['[Q-376] a page of this site', '/privacy/choices', '/privacy/choices'],
  ])('[Q-165, Q-166] shows with its icon for %s', async (_, url, href) => {
    const { container } = renderContent(PrivacyOptionsLink, { fields: fields(url) });
    expect(screen.getByRole('link', { name: 'Your privacy options' })).toHaveAttribute('href', href);
    expect(container.querySelector('svg')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it.each(['', 'privacy', 'javascript:alert(1)', '//else.example', 'https:///'])(
    '[Q-376] does not show for “%s”, which is no address',
    (url) => {
      expect(renderContent(PrivacyOptionsLink, { fields: fields(url) }).container).toBeEmptyDOMElement();
    },
  );

  it('[E-087] always shows while editing, without leading anywhere', () => {
    renderContent(PrivacyOptionsLink, { fields: { BigIDPrivacy: text('nonsense') } }, { mode: 'edit' });
    expect(screen.getByText('Your privacy options')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has words of its own in both languages', () => {
    renderContent(PrivacyOptionsLink, { fields: { BigIDPrivacy: text('/privacy') } }, { locale: 'es' });
    expect(screen.getByRole('link', { name: 'Sus opciones de privacidad' })).toHaveAttribute(
      'href',
      '/es/privacy',
    );
  });
});
