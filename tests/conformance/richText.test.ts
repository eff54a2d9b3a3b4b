import { printDocument } from '#src/studio/richText/print.ts';
import { readRichText } from '#src/studio/richText/read.ts';
import { seedPages } from '#src/platform/seed/pages/seedPages.ts';
import { seedShells } from '#src/platform/seed/pages/shells.ts';
import { emptyWorld } from '#src/platform/seed/World.ts';
import { payloads } from '#src/studio/richText/testing/payloads.ts';
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

const texts = payloads('globalThis.hit=1');
/** What a browser could run, or ask a stranger for. */
const RUNS =
  /<(script|iframe|object|embed|svg|math|style|link|meta|base|form|input|video|audio)\b|<[^>]*\s(on\w+|style|srcdoc)=|(href|src)="\s*(javascript|data|vbscript)/i;

it.each([0, 1, 2])(
  'of 500 payloads the platform takes none that runs, and visitors get none (%#)',
  (third) => {
    for (const text of texts.filter((_, at) => at % 3 === third)) {
      const isTaken = richTextProblem(text, '<p>before</p>') === undefined;
      if (isTaken) expect(text).not.toMatch(RUNS);
      expect(safeHtml(text) ?? '').not.toMatch(RUNS);
    }
  },
);

it('what stands there already may stay, and still reaches no visitor', () => {
  for (const text of texts) {
    expect(richTextProblem(`<p>new</p>${text}`, text)).toBeUndefined();
    expect(safeHtml(`<p>new</p>${text}`)).not.toMatch(RUNS);
  }
});

/** Every piece of markup in a value. */
function* markupIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/<[a-z]/i.test(value)) yield value;
  } else if (value !== null && typeof value === 'object')
    for (const member of Object.values(value)) yield* markupIn(member);
}

it('every text of the demo comes back from the editor letter for letter, and all of it can be written on', () => {
  const world = emptyWorld('2026-11-21', 0.005);
  const texts = new Set([...markupIn([...seedPages(world)]), ...markupIn(seedShells)]);
  expect(texts.size).toBeGreaterThan(50);
  for (const text of texts) {
    const document = readRichText(text);
    expect(printDocument(document)).toBe(text);
    expect(JSON.stringify(document)).not.toContain('"opaque"');
  }
});
