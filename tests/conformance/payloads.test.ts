import { checkedSegment } from '#src/platform/authoring/pageRules.ts';
import { storedField } from '#src/platform/authoring/rawField.ts';
import { fromRawValue, toRawValue } from '#src/platform/content/rawValue.ts';
import { payloads } from '#src/studio/richText/testing/payloads.ts';

/* 500 payloads in every kind of field: what authoring takes of them. What a page makes of the others: src/components/payloads. */

const all = payloads('globalThis.hit=1');

it('of 500 payloads authoring takes none as date, number, choice of an item, link, picture or address, but as the words they are', () => {
  for (const text of all) {
    for (const type of ['Datetime', 'Number', 'Image', 'General Link', 'Reference', 'Reference List'])
      expect(() => storedField('F', text, undefined, type)).toThrow();
    expect(() => checkedSegment(text)).toThrow();
    const words = storedField('F', text, undefined, 'Single-Line Text') as { value: string };
    expect(words.value).toBe(text);
    expect(storedField('F', text, undefined, 'Checkbox')).toMatchObject({ value: false });
    // As a member of a picture or a link it stays one member, however often it is written and read.
    const picture = { src: '/-/media/a.jpg', alt: text };
    expect(fromRawValue('Image', toRawValue('Image', picture))).toEqual(picture);
    expect(() =>
      storedField(
        'F',
        toRawValue('General Link', { href: `javascript:${text}`, text }),
        undefined,
        'General Link',
      ),
    ).toThrow();
    expect(() =>
      storedField('F', toRawValue('Image', { src: `data:text/html,${text}`, alt: text }), undefined, 'Image'),
    ).toThrow();
  }
});
