import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { LinkList } from './LinkList.tsx';

describe('LinkList', () => {
  const fields = {
    Title: text('Help'),
    items: items({ Link: link('/a', 'First') }, { Link: link('', 'Second') }, { Link: null }),
  };
  it.each([
    ['[S-106, Q-145] below one another', undefined, 'vertical'],
    ['[Q-145] in one line', 'Horizontal', 'horizontal'],
    ['[Q-145] in columns', 'Columns', 'columns'],
  ])('lists links under a title %s', async (_, FieldNames, look) => {
    const { container } = renderContent(LinkList, { fields, params: FieldNames ? { FieldNames } : {} });
    expect(container.firstElementChild).toHaveClass(`LinkList--${look}`);
    expect(screen.getByRole('list', { name: 'Help' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it('[Q-355] a link without an address is plain text', () => {
    renderContent(LinkList, { fields });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Second').tagName).toBe('SPAN');
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(LinkList, 'LinkList', 'Children');
  });
});
