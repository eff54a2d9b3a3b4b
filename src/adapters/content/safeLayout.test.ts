import { safeLayout } from './safeLayout.ts';

const layoutWith = (fields: object) =>
  ({
    sitecore: {
      context: {},
      route: {
        name: 'x',
        fields,
        placeholders: {
          main: [
            { componentName: 'RichText', fields, placeholders: { in: [{ componentName: 'Y', fields }] } },
          ],
        },
      },
    },
  }) as never;

it('cleans markup in every field, at every depth, and leaves plain text and parameters alone', () => {
  const dirty = '<p onclick="x()">Hi<script>alert(1)</script><img src="javascript:x" onerror="y"></p>';
  const fields = () => ({
    Text: { value: dirty, metadata: { rawValue: dirty } },
    Title: { value: '2 < 3 & 4 > 1' },
    Link: { value: { href: '/a', text: 'A' } },
    items: [{ id: '1', fields: { Bio: { value: dirty } } }],
  });
  const clean = JSON.stringify(safeLayout(layoutWith(fields())));
  const again = JSON.parse(clean) as { sitecore: { route: { fields: ReturnType<typeof fields> } } };
  const { Text, Title, Link, items } = again.sitecore.route.fields;
  expect(Text.value).toMatch(/^<p>Hi<img [^>]*><\/p>$/);
  expect(Text.value).not.toMatch(/script|onerror|onclick/);
  expect(items[0]?.fields.Bio.value).toBe(Text.value);
  expect(Text.metadata.rawValue).toBe(dirty);
  expect(Title.value).toBe('2 < 3 & 4 > 1');
  expect(Link.value).toEqual({ href: '/a', text: 'A' });
  expect(clean.match(/onclick/g)).toHaveLength(3);
});
