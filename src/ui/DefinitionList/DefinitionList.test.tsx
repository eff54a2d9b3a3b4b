import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { DefinitionList } from './DefinitionList.tsx';

it('pairs terms with what they are; nothing for none', async () => {
  const { container, rerender } = render(
    <DefinitionList items={[{ term: 'Saturday (today)', description: '9 am – 8 pm', emphasis: 'strong' }]} />,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Saturday (today)');
  expect(screen.getByRole('definition')).toHaveTextContent('9 am – 8 pm');
  await expectNoAxeViolations(container);
  rerender(<DefinitionList items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
