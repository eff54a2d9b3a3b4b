import type { Declaration, Example } from './Declaration.ts';
import type { FieldKind, FieldKinds, ParamKinds } from './kinds.ts';
import type { WrittenFields } from './values.ts';

/** Words that try a view: what editors paste, and what nobody should be able to write. */
const LONG =
  'A sentence that goes on for longer than anybody planned for when the page was drawn, and then some more';
const HOSTILE = '<script>alert("1")</script> & "quotes" <b>';
const RIGHT_TO_LEFT = 'مركز الرعاية العاجلة في شارع الميناء';
const SPANISH = 'Cuidado de la salud cerca de usted, todos los días';

/** A picture of the demo's media library. */
const PICTURE = { src: '/-/media/art/facility/fac1.svg', width: 800, height: 500 };

interface Words {
  text: string;
  html: string;
  href: string;
}

const WORDS = {
  plain: { text: 'Care close to home', html: '<p>Words about <strong>care</strong>.</p>', href: '/about-us' },
  long: {
    text: LONG,
    html: `<p>${`${LONG}. `.repeat(8)}</p>`.repeat(3),
    href: `/about-us?${'q=1&'.repeat(40)}`,
  },
  hostile: { text: HOSTILE, html: `<p onclick="alert(1)">${HOSTILE}</p>`, href: 'javascript:alert(1)' },
  rightToLeft: { text: RIGHT_TO_LEFT, html: `<p>${RIGHT_TO_LEFT}</p>`, href: '/about-us' },
  spanish: { text: SPANISH, html: `<p>${SPANISH}.</p>`, href: '/about-us' },
} satisfies Record<string, Words>;

/**
 * The examples of a component by name: its own, and those made of its fields' kinds where it has none of that name: plain,
 * long, hostile, right to left, in Spanish, empty. What cannot be made up (the address of a film) is as in its own plain
 * one. They are tried in tests and in the gallery; 'plain' is what an editor's new component begins with.
 */
export function examplesOf({
  fields,
  params,
  examples,
}: Pick<Declaration, 'fields' | 'params' | 'examples'>): Record<string, Example> {
  const base = examples.plain?.params ?? firstWords(params);
  const own = examples.plain?.fields ?? {};
  const made = Object.entries(WORDS).map(([name, words]): [string, Example] => [
    name,
    { fields: written(fields, words, own), params: base },
  ]);
  return { ...Object.fromEntries(made), empty: { fields: {}, params: base }, ...examples };
}

/** Parameters with the first word of each choice; the rest is left to the component. */
function firstWords(params: ParamKinds): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, kind]) =>
      kind.kind === 'choice' && kind.of[0] ? [[name, kind.of[0]]] : [],
    ),
  );
}

/** `own` is what the component's own example has there. */
function written(
  kinds: FieldKinds,
  words: Words,
  own: Readonly<Record<string, unknown>>,
): WrittenFields<FieldKinds> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, writtenField(kind, words, own[name])]),
  ) as WrittenFields<FieldKinds>;
}

function writtenField(kind: FieldKind, words: Words, own: unknown): unknown {
  switch (kind.kind) {
    case 'text':
      return kind.max ? words.text.slice(0, kind.max) : words.text;
    case 'richText':
      return words.html;
    case 'link':
      return { href: words.href, text: words.text };
    case 'image':
      return { ...PICTURE, alt: `A building: ${words.text}` };
    case 'address':
      return own ?? '';
    case 'icon':
      return 'fas-phone';
    case 'date':
      return '2026-03-09T00:00:00Z';
    case 'flag':
      return true;
    case 'choice':
      return kind.of[0];
    case 'reference':
      return own ?? [];
    case 'items':
      return [1, 2, 3].map((at) =>
        written(
          kind.of,
          { ...words, text: `${words.text} ${at}` },
          (own as Readonly<Record<string, unknown>>[] | undefined)?.[at - 1] ?? {},
        ),
      );
    case 'menu':
      return [1, 2].map(() => ({ title: words.text, href: words.href, below: [] }));
  }
}
