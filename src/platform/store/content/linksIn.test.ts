import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../migrations.ts';
import { base } from '../steps/001-base.ts';
import { authoring } from '../steps/002-authoring.ts';
import { links } from '../steps/006-links.ts';
import { linkedPath, linksIn } from './linksIn.ts';

it('finds links of values and texts, an address once for a field, and no target or empty link', () => {
  expect(
    linksIn({
      Text: {
        value:
          '<p><a class="x" href="/a?b=1&amp;c=2">One <b>and</b>\n two</a> <a href=\'/a?b=1&amp;c=2\'>again</a><a id="here">t</a></p>',
      },
      Link: { value: { href: '/b', querystring: 'q=1', anchor: '#top', text: 'B' } },
      Empty: { value: { href: '', text: '' } },
      Half: { value: { href: '', text: 'No address' } },
      Note: { value: 'The word href alone' },
    }),
  ).toEqual([
    { field: 'Text', href: '/a?b=1&c=2', words: 'One and two' },
    { field: 'Link', href: '/b?q=1#top', words: 'B' },
    { field: 'Half', href: '', words: 'No address' },
  ]);
});

it.each([
  ['/About/', '/about'],
  ['/es/about#x', '/about'],
  ['/es', '/'],
  ['/caf%C3%A9?x', '/café'],
  ['/a%zz', '/a%zz'],
  ['//host/a', null],
  ['/-/media/a', null],
  ['/forms/a.pdf', null],
  ['https://x.example/a', null],
  ['#a', null],
])('%s names the page %s', (href, path) => expect(linkedPath(href)).toBe(path));

it('fills the table of an older store from its texts', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, [base, authoring]);
  database.exec(`INSERT INTO content_item (id, site, name, path, template, sort_order, draft_seq)
    VALUES ('p', 'main', 'P', '/p', 'Page', 0, 1)`);
  const draft = database.prepare(
    "INSERT INTO content_draft VALUES ('p', 'en', ?, 'r', 'P', ?, NULL, '2026-01-01')",
  );
  draft.run(1, JSON.stringify({ Link: { value: { href: '/old', text: 'x' } } }));
  draft.run(2, JSON.stringify({ Link: { value: { href: '/New', text: 'y' } } }));
  migrate(database, [base, authoring, links]);
  expect(database.prepare('SELECT * FROM content_link').all()).toMatchObject([
    { from_item: 'p', state: 'draft', locale: 'en', field: 'Link', href: '/New', words: 'y', path: '/new' },
  ]);
  database.close();
});
