import fc from 'fast-check';
import { isSafeAddress } from './addressRule.ts';
import { checkedName, segmentOf, templateNamed } from './itemNames.ts';
import { rawField, storedField } from './rawField.ts';
import { blocksOf, richTextProblem } from './richTextRule.ts';

describe('rich text that is saved', () => {
  it.each([
    '<h2>Hours</h2><p>Open <strong>today</strong><br/>until <em lang="es">cinco</em> &amp; later</p>',
    '<ul><li>bare<ul><li><p>nested</p></li></ul></li></ul>',
    '<p><a href="/visit" target="_blank" rel="noopener" title="x">a</a> <a href="tel:+15551234">b</a></p>',
    '<img src="/-/media/a.jpg" alt="A" width="10" height="5">',
    '<table><caption>c</caption><thead><tr><th scope="col">x</th></tr></thead><tbody><tr><td colspan="2">y</td></tr></tbody></table>',
    'plain text without any tag',
    '<p>1 < 2</p>',
    '',
  ])('may have what visitors are given: %s', (text) => {
    expect(richTextProblem(text, '')).toBeUndefined();
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    "<p title='x'>x</p>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#x0A;script:alert(1)">x</a>',
    '<a href="&#106;avascript&colon;alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<img src="data:text/html,x" alt="">',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://example.org"></iframe>',
    '<p style="color:red">x</p>',
    '<p class="x">x</p>',
    '<!-- comment -->',
    '<p>x</p><form action="/x"></form>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
    '<a/href="/x">x</a>',
    '<constructor>x</constructor>',
  ])('brings in nothing else: %s', (text) => {
    expect(richTextProblem(text, '')).toBeDefined();
    expect(richTextProblem(`<p>fine</p>${text}`, '<p>fine</p>')).toBeDefined();
  });

  it('keeps a block that stands there already, with the same letters and no other', () => {
    const kept = '<figure id="f"><img src="/a.jpg" alt=""></figure>';
    expect(richTextProblem(`<p>new</p>${kept}<p>end</p>`, `<p>old</p>${kept}`)).toBeUndefined();
    expect(richTextProblem(kept.replace('id="f"', 'id="g"'), kept)).toContain('id="g"');
    expect(richTextProblem(`<div>${kept}</div>`, kept)).toBeDefined();
  });

  it('may be written on within a tag that stands there already, however it is dressed, and within no other', () => {
    const kept = '<p class="lead" onclick="x()">old</p>';
    expect(richTextProblem(kept.replace('old', 'new <em>words</em>'), kept)).toBeUndefined();
    expect(richTextProblem('<p class="other">old</p>', kept)).toBeDefined();
    expect(richTextProblem(kept.replace('old', '<em class="lead">old</em>'), kept)).toBeDefined();
    expect(richTextProblem('<script>b()</script>', '<script>a()</script>')).toBeDefined();
  });

  it('is cut into blocks that together are the text', () => {
    expect(blocksOf('<p>a</p> b <ul><li>c</li></ul><br>d')).toEqual([
      '<p>a</p>',
      ' b ',
      '<ul><li>c</li></ul>',
      '<br>',
      'd',
    ]);
    const piece = fc.constantFrom('<p>', '</p>', '<br>', '<', '>', 'text', '<li>', '</ul>', '"', '<!--', ' ');
    fc.assert(
      fc.property(
        fc.array(piece).map((parts) => parts.join('')),
        (text) => {
          expect(blocksOf(text).join('')).toBe(text);
        },
      ),
    );
  });
});

it.each([
  ['/about', true],
  ['about#x', true],
  ['#top', true],
  ['?q=a:b', true],
  ['https://example.org', true],
  ['MAILTO:a@example.org', true],
  ['~/link.aspx?_id=1', true],
  ['javascript:alert(1)', false],
  [' java\tscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
])('the address %j is safe: %s', (address, safe) => {
  expect(isSafeAddress(address)).toBe(safe);
});

describe('fields as text', () => {
  it('stores a value and its kind, whatever else stood there', () => {
    const before = { value: 'old', editable: '<p onclick="x">', type: 'Single-Line Text' };
    expect(storedField('Title', 'new', before)).toEqual({ value: 'new', type: 'Single-Line Text' });
  });

  it.each([
    ['Title', 'text', 'Single-Line Text'],
    ['Text', '<p>text</p>', 'Rich Text'],
    ['Day', '20260102T000000Z', 'Datetime'],
    ['Link', '<link href="/a" text="A" />', 'General Link'],
    ['Picture', '<image src="/a.jpg" alt="A" />', 'Image'],
  ])('reads back the text of a new field %s', (name, raw, type) => {
    const field = storedField(name, raw, undefined);
    expect([rawField(field), (field as { type: string }).type]).toEqual([raw, type]);
  });

  it('has references as ids', () => {
    const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    expect(storedField('Articles', `{${one}}|${two}`, [])).toEqual([{ $item: one }, { $item: two }]);
    expect(rawField([{ $item: one }, { $item: two }])).toBe(`{${one}}|{${two}}`);
    expect(storedField('Author', '', { $item: one })).toBeNull();
    expect(() => storedField('Author', 'nobody', { $item: one })).toThrow(/no id/);
  });

  it.each([
    ['Link', '<link href="javascript:alert(1)" />'],
    ['Picture', '<image src="data:image/svg+xml,x" />'],
    ['Text', '<p onclick="x">y</p>'],
  ])('refuses %s with %s', (name, raw) => {
    expect(() => storedField(name, raw, undefined)).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'UNSAFE_CONTENT' }) }),
    );
  });

  it('refuses a text that is none of its kind', () => {
    expect(() => storedField('Count', 'many', { value: 3 })).toThrow(/Not a number/);
    expect(() => storedField('New', 'x', undefined, 'Colour')).toThrow(/no kind of field/);
  });
});

describe('names', () => {
  it.each([
    ['About us', 'about-us'],
    ['Clínica de Niños', 'clinica-de-ninos'],
    ['Research-Search-Results', 'Research-Search-Results'],
    ['*', '*'],
  ])('%s stands in an address as %s', (name, segment) => expect(segmentOf(name)).toBe(segment));

  it.each(['', ' ', 'a/b', 'a<b', 'a|b', '[x]', 'x'.repeat(101)])('%j is no name', (name) => {
    expect(() => checkedName(name)).toThrow(/is no name/);
  });

  it('knows templates by id and by name', () => {
    expect(templateNamed('Page')).toBe('Page');
    expect(() => templateNamed('Shell')).toThrow(/no template/);
  });
});
