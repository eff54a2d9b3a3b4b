import { renderToStaticMarkup } from 'react-dom/server';
import { safeLayout } from '#src/adapters/content/safeLayout.ts';
import * as kind from '#src/declaration/kinds.ts';
import { parseFields } from '#src/declaration/parse.ts';
import type { FieldType } from '#src/domain/authoring/FrameTree.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { toRawValue } from '#src/platform/content/rawValue.ts';
import { payloads } from '#src/studio/richText/testing/payloads.ts';
import { discover } from './discover.ts';
import { beginWriting, putText } from './writing.ts';

/* A text on its way from the platform into the page, under somebody's hands, and back: byte for byte. */

const id = '11111111-1111-4111-8111-111111111111';

/** The page as it comes: cleaned where layouts come in, read by a declaration, drawn by the server, read by a browser. */
function open(value: string, fieldType: FieldType = 'Single-Line Text') {
  const datasource = { id, language: 'en', revision: 'r1', version: 1 };
  const metadata = { datasource, fieldName: 'Headline', fieldType, rawValue: toRawValue(fieldType, value) };
  const rendering = { componentName: 'X', fields: { Headline: { value, metadata } } };
  const route = { name: 'x', placeholders: { main: [rendering] } };
  safeLayout({ sitecore: { context: {}, route } } as never, 'draft');
  const { Headline } = parseFields({ Headline: kind.text() }, rendering.fields, 'en');
  document.body.innerHTML = `<h1>${renderToStaticMarkup(<EditableText field={Headline} />)}</h1>`;
  const [span] = discover(document).fields;
  if (!span) throw new Error('no field');
  const shown = document.createRange();
  shown.setStartAfter(span.open);
  shown.setEndBefore(span.close);
  return { span, shown: shown.toString(), read: Headline.value };
}

function write(value: string, fieldType?: FieldType) {
  const { span } = open(value, fieldType);
  const changed: string[] = [];
  const writing = beginWriting(span, span.field.rawValue, {
    changed: (text) => void changed.push(text),
    ended: () => undefined,
  });
  const box = document.querySelector<HTMLElement>('[data-writing]')!;
  const type = (put: (box: HTMLElement) => void) => {
    put(box);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return changed.at(-1);
  };
  return { box, changed, writing, type };
}

const HOSTILE = [
  ...[
    'a < b > c',
    'AT&T',
    '&amp;',
    '&lt;b&gt;',
    '&nbsp;',
    'AT&T <b>new</b> & "old" &amp; \'more\'',
    '<!-- x -->',
  ],
  ...[
    '10\u00a0km',
    'two  spaces',
    'a\ttab',
    '\u{1f469}\u200d\u2695\ufe0f and \u{1f1f2}\u{1f1fd}',
    'e\u0301 is \u00e9',
  ],
  ...[
    '\u0645\u0631\u062d\u0628\u0627 <b>A</b>',
    '\u200fright\u200e left',
    'a\u2028b',
    '{city} & <i>',
    '\\n "\\u0041"',
  ],
  ...[`<b>${'ten kilobytes & more '.repeat(500)}</b>`, '</code><script>globalThis.hit=1</script>'],
  ...payloads('globalThis.hit=1').filter((_, at) => at % 10 === 0),
];

it.each(HOSTILE)('%j stands on the page, under the caret and in the store as it is', (value) => {
  expect(open(value).shown).toBe(value.trim() === value ? value : expect.stringContaining(value.trim()));
  const { box, changed, writing, type } = write(value);
  expect(box.textContent).toBe(value);
  expect(type((one) => one.append('x'))).toBe(`${value}x`);
  expect(type((one) => one.lastChild!.remove())).toBe(value);
  writing.end();
  expect(changed).toHaveLength(2);
  expect(document.querySelector('h1 b, h1 script, h1 img')).toBeNull();
});

it('what nobody touched is told of to nobody', () => {
  for (const value of HOSTILE) {
    const { changed, writing } = write(value);
    writing.end();
    expect(changed).toEqual([]);
  }
});

it('visitors read what was written, not what was escaped for it', () => {
  for (const value of HOSTILE) expect(open(value).read).toBe(value.trim());
});

it('says what stands there, not how the page draws it', () => {
  const { box, type } = write('Care near you');
  box.style.textTransform = 'uppercase';
  Object.defineProperty(box, 'innerText', { get: () => 'CARE NEAR YOU!' });
  expect(type((one) => one.append('!'))).toBe('Care near you!');
});

describe('lines', () => {
  const two = 'First\nsecond';

  it('of a text of several lines stay, and new ones are told, however the browser makes them', () => {
    const { type } = write(two, 'Multi-Line Text');
    expect(type((box) => box.append('\nthird\n'))).toBe('First\nsecond\nthird');
    expect(type((box) => void (box.innerHTML = 'First<br>second<br><br>'))).toBe('First\nsecond\n');
    expect(type((box) => void (box.innerHTML = 'First<div>second</div><div>third</div>'))).toBe(
      'First\nsecond\nthird',
    );
    expect(type((box) => void (box.innerHTML = '<br>'))).toBe('');
  });

  it('at the end that were stored stay', () => {
    const { type } = write('First\n', 'Multi-Line Text');
    expect(type((box) => void (box.textContent = 'First!\n'))).toBe('First!\n');
  });

  it('of a single line become spaces, unless it was stored with some', () => {
    expect(write('Hearts').type((box) => box.append(' and\n lungs\n'))).toBe('Hearts and lungs');
    expect(write(two).type((box) => box.append('!'))).toBe('First\nsecond!');
  });

  it('are drawn as lines wherever a text of several is put', () => {
    const { span } = open(two, 'Multi-Line Text');
    expect(putText(span, two).dataset['written']).toBe('lines');
  });
});

it('takes over what another view wrote, and goes on from there', () => {
  const { writing, changed, type } = write('a');
  writing.show('b & <c>\n');
  expect(changed).toEqual([]);
  expect(type((box) => box.prepend('x'))).toBe('xb & <c>\n');
});
