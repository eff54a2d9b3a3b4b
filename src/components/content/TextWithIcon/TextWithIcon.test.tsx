import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { TextWithIcon } from './TextWithIcon.tsx';

describe('TextWithIcon', () => {
  const fields = {
    Icon: text('fas-phone'),
    Headline: text('Call'),
    Text: text('<p>We answer.</p>'),
    Link: link('tel:+14155550142', 'Call us'),
  };
  it('[Q-130] sets a text with the icon an editor picked', async () => {
    const { container } = renderContent(TextWithIcon, { fields, params: { IconPosition: 'left' } });
    expect(screen.getByRole('heading', { level: 2, name: 'Call' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+14155550142');
    expect(container.querySelector('.TextWithIcon-icon svg')).not.toBeNull();
    expect(container.querySelector('.TextWithIcon--left')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('stands without an icon, or with one nobody knows', () => {
    const { container } = renderContent(TextWithIcon, {
      fields: { ...fields, Icon: text('fas-no-such-icon') },
    });
    expect(container.querySelector('svg')).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(TextWithIcon, 'TextWithIcon', 'Headline, Text');
  });
});
