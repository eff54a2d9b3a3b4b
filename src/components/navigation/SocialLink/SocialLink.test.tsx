import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { SocialLink } from './SocialLink.tsx';

describe('SocialLink', () => {
  it('[Q-150] is an icon named by its words', async () => {
    const { container, unmount } = renderContent(SocialLink, {
      fields: {
        Link: link('https://social.example/us', 'Us on Social'),
        Icon: text('[{"prefix":"fas","name":"share-nodes"}]'),
      },
    });
    expect(screen.getByRole('link', { name: 'Us on Social' })).toHaveAttribute(
      'href',
      'https://social.example/us',
    );
    expect(container.querySelector('svg')).not.toBeNull();
    await expectNoAxeViolations(container);
    unmount();
    renderContent(SocialLink, {
      fields: { Link: link('https://social.example/us', 'Us on Social'), Icon: text('[{broken') },
    });
    expect(screen.getByText('Us on Social')).toBeInTheDocument();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(SocialLink, 'SocialLink', 'Link');
  });
});
