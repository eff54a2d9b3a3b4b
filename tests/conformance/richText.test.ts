import { TEXT_MARKUP, safeHtml } from '#src/adapters/directory/safeHtml.ts';
import { richTextProblem, richTextTags } from '#src/platform/authoring/richTextRule.ts';

/** What the site gives visitors of rich text, tag by tag. */
function siteTags(): Record<string, string[]> {
  const attributes = TEXT_MARKUP.allowedAttributes as Record<string, string[]>;
  return Object.fromEntries(
    (TEXT_MARKUP.allowedTags as string[]).map((tag) => [
      tag,
      [...(attributes[tag] ?? []), ...(attributes['*'] ?? [])].sort(),
    ]),
  );
}

it('what authoring takes of rich text is what the site gives visitors', () => {
  const platform = Object.entries(richTextTags).map(([tag, own]) => [tag, [...own].sort()]);
  expect(Object.fromEntries(platform)).toEqual(siteTags());
});

it.each(['javascript:x', 'data:text/html,x', 'vbscript:x', '//other.example/x'])(
  'neither lets a link lead to %s',
  (href) => {
    const text = `<p><a href="${href}">x</a></p>`;
    expect(richTextProblem(text, '')).toBeDefined();
    expect(safeHtml(text)).not.toContain(href);
  },
);
