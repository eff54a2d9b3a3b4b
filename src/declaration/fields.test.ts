import {
  childItems,
  enabledNumbers,
  imageField,
  isSet,
  linkField,
  localHref,
  navItems,
  richTextField,
  styleNames,
  textField,
  wordsField,
  writtenField,
} from './fields.ts';

const garbage: unknown[] = [
  undefined,
  null,
  0,
  '',
  'text',
  [],
  [null],
  { X: null },
  { X: [] },
  { X: { value: {} } },
];

describe('fields of the content platform', () => {
  it('reads nothing from what is not a field', () => {
    for (const fields of garbage) {
      expect(textField(fields, 'X')).toBe('');
      expect(richTextField(fields, 'X')).toBe('');
      expect(imageField(fields, 'X')).toBeUndefined();
      expect(linkField(fields, 'X')).toBeUndefined();
      expect(childItems(fields)).toEqual([]);
      expect(navItems(fields, 'en')).toEqual([]);
    }
    expect(textField({ __proto__: { X: 'inherited' } }, 'X')).toBe('');
  });

  it('trims texts and takes numbers and plain values', () => {
    expect(textField({ X: { value: ' hi ' } }, 'X')).toBe('hi');
    expect(textField({ X: { value: 7 } }, 'X')).toBe('7');
    expect(textField({ X: 'plain' }, 'X')).toBe('plain');
  });

  it('says as words what was written, and as HTML what was cleaned', () => {
    const asWritten = ' AT&T <b> ';
    const fields = { X: { value: 'AT&amp;T <b></b>', asWritten } };
    expect(wordsField(fields, 'X')).toBe('AT&T <b>');
    expect(richTextField(fields, 'X')).toBe('AT&amp;T <b></b>');
    expect(writtenField(fields.X).value).toBe(asWritten);
    expect(wordsField({ X: { value: 'AT&T' } }, 'X')).toBe('AT&T');
    const words = (value: object, name: string) => ({ X: { value, asWritten: { [name]: 'A & <b>' } } });
    expect(linkField(words({ href: '/a', text: 'A &amp; <b></b>' }, 'text'), 'X')?.text).toBe('A & <b>');
    expect(imageField(words({ src: '/a.png', alt: 'A &amp; <b></b>' }, 'alt'), 'X')?.alt).toBe('A & <b>');
  });

  it.each([
    ['an empty paragraph', '<p>&nbsp;</p>', ''],
    ['only tags', '<p><br></p>', ''],
    ['a picture', '<p><img src="/a.png" alt=""></p>', '<p><img src="/a.png" alt=""></p>'],
    ['words', '<p>Hi</p>', '<p>Hi</p>'],
  ])('rich text: %s', (_, value, expected) => {
    expect(richTextField({ X: { value } }, 'X')).toBe(expected);
  });

  it('reads a picture with its size', () => {
    expect(imageField({ X: { value: { src: '/a.png', alt: 'A', width: '20', height: 10 } } }, 'X')).toEqual({
      src: '/a.png',
      alt: 'A',
      width: 20,
      height: 10,
    });
    expect(imageField({ X: { value: { src: 'javascript:alert(1)' } } }, 'X')).toBeUndefined();
    expect(imageField({ X: { value: { src: '/a.png', width: 'wide', height: '-4' } } }, 'X')).toEqual({
      src: '/a.png',
      alt: '',
    });
  });

  it.each([
    ['query and anchor', { href: '/a', querystring: '?b=1', anchor: '#c', text: 'T' }, '/a?b=1#c'],
    ['a second query', { href: '/a?x=1', querystring: 'b=1', text: 'T' }, '/a?x=1&b=1'],
    ['an anchor in the address', { href: '/a#x', querystring: 'b=1', anchor: 'c', text: 'T' }, '/a?b=1#x'],
    ['an anchor alone', { href: '#c', text: 'T' }, '#c'],
    ['the editor’s http:// before an anchor', { href: 'http://#c', text: 'T' }, '#c'],
    ['a script', { href: 'javascript:alert(1)', text: 'T' }, undefined],
    ['no address', { href: '', text: 'T' }, undefined],
  ])('link with %s', (_, value, href) => {
    expect(linkField({ X: { value } }, 'X')).toEqual({
      ...(href ? { href } : {}),
      text: 'T',
      isNewWindow: false,
    });
  });

  it('a link without words shows its address, and knows its window', () => {
    expect(linkField({ X: { value: { href: '/a', target: '_blank' } } }, 'X')).toEqual({
      href: '/a',
      text: '/a',
      isNewWindow: true,
    });
  });

  it('reads child items in both shapes', () => {
    expect(childItems({ items: [{ id: 'a', name: 'A', fields: { T: 1 } }, null, 3] })).toEqual([
      { id: 'a', name: 'A', fields: { T: 1 } },
    ]);
    const flat = { Id: 'b', Title: 'B' };
    expect(childItems({ Children: [flat] })).toEqual([{ id: 'b', name: '', fields: flat }]);
  });

  it('[Q-178] a nav item: Id, Href, Querystring, NavigationTitle before Title before DisplayName, Styles, Children', () => {
    const entry = (more: object) => ({ Id: 'i', Href: '/a', Querystring: 'x=1', Styles: ['wide'], ...more });
    const tree = {
      items: [
        entry({ NavigationTitle: 'Nav', Title: 'Title', DisplayName: 'Name', Styles: 'wide' }),
        entry({ Title: { value: 'Title' }, DisplayName: 'Name' }),
        entry({ DisplayName: 'Name', Children: [entry({ Title: 'Below', Href: '/a/b', Querystring: '' })] }),
        entry({}),
      ],
    };
    expect(navItems(tree, 'es')).toEqual([
      { id: 'i', title: 'Nav', href: '/es/a?x=1', styles: 'wide', children: [] },
      { id: 'i', title: 'Title', href: '/es/a?x=1', styles: '', children: [] },
      {
        id: 'i',
        title: 'Name',
        href: '/es/a?x=1',
        styles: '',
        children: [{ id: 'i', title: 'Below', href: '/es/a/b', styles: '', children: [] }],
      },
    ]);
    expect(
      navItems({ 0: entry({ Title: 'First' }), 1: entry({ Title: 'Second' }) }, 'en').map((i) => i.title),
    ).toEqual(['First', 'Second']);
    expect(navItems(tree, 'en', 1)[2]?.children).toEqual([]);
  });

  it.each([
    ['/', '/es'],
    ['/a?b', '/es/a?b'],
    ['/es/a', '/es/a'],
    ['/estates', '/es/estates'],
    ['//else.example', '//else.example'],
    ['/-/media/a.pdf', '/-/media/a.pdf'],
    ['https://a.example/b', 'https://a.example/b'],
    ['#a', '#a'],
  ])('puts %s into Spanish as %s', (href, expected) => {
    expect(localHref(href, 'es')).toBe(expected);
    expect(localHref(href, 'en')).toBe(href);
  });

  it('reads parameters', () => {
    expect([isSet('1'), isSet('true'), isSet({ value: true }), isSet('0'), isSet(undefined)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(styleNames('wide  box-1 "><script> 1x')).toEqual(['wide', 'box-1']);
    expect(styleNames(undefined)).toEqual([]);
    expect(enabledNumbers('1, 3,9,3,x,0')).toEqual([1, 3]);
  });
});
