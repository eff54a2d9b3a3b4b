import { render } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Highlight } from './Highlight.tsx';

it.each([
  ['knee pain', [{ offset: 0, length: 4 }], '<strong>knee</strong> pain'],
  [
    'knee pain',
    [
      { offset: 5, length: 4 },
      { offset: 0, length: 1 },
    ],
    '<strong>k</strong>nee <strong>pain</strong>',
  ],
  ['knee', [{ offset: 2, length: 9 }], 'knee'],
  [
    'knee',
    [
      { offset: 0, length: 3 },
      { offset: 1, length: 2 },
    ],
    '<strong>kne</strong>e',
  ],
  ['a<b', [{ offset: 0, length: 2 }], '<strong>a&lt;</strong>b'],
])('%j with %j', async (text, spans, html) => {
  const { container } = render(<Highlight text={text} spans={spans} />);
  expect(container.firstElementChild?.innerHTML.replaceAll(' class="Highlight-match"', '')).toBe(html);
  await expectNoAxeViolations(container);
});
