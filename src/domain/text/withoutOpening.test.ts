import type { SafeHtml } from '#src/domain/entities/common.ts';
import { withoutOpening } from './withoutOpening.ts';

it.each([
  ['a sentence said above', '<p>Open day and night. Come in.</p>', 'Open day and night.', '<p>Come in.</p>'],
  [
    'a paragraph said above',
    '<p>Open day and night.</p><p>Come in.</p>',
    'Open day and night.',
    '<p>Come in.</p>',
  ],
  ['nothing else', '<p>Open day and night.</p>', 'Open day and night.', undefined],
  ['other words', '<p>Come in.</p>', 'Open day and night.', '<p>Come in.</p>'],
  [
    'half a sentence',
    '<p>Open day and night, always.</p>',
    'Open day and night',
    '<p>Open day and night, always.</p>',
  ],
  ['a longer word', '<p>At 5 p.m. We close.</p>', 'At 5 p.', '<p>At 5 p.m. We close.</p>'],
  ['nothing above', '<p>Come in.</p>', undefined, '<p>Come in.</p>'],
  ['no text', undefined, 'Open.', undefined],
])('keeps what is not said twice: %s', (_, html, opening, left) => {
  expect(withoutOpening(html as SafeHtml | undefined, opening)).toBe(left);
});
