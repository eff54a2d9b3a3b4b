import { isRichTextAttribute, isRichTextTag } from '#src/domain/authoring/richTextTags.ts';
import { payloads } from '#src/studio/richText/testing/payloads.ts';
import { safeHtml } from '#src/adapters/directory/safeHtml.ts';
import { SAMPLES } from '#src/studio/richText/testing/samples.ts';
import type { FieldSpan } from './discover.ts';
import { putMarkup } from './markup.ts';

function shownOf(text: string, inside = '<div class="Prose"><p>before</p></div>'): HTMLElement {
  document.body.innerHTML = `<code></code>${inside}<code></code>`;
  const [open, close] = [...document.querySelectorAll('code')];
  putMarkup({ open, close } as unknown as FieldSpan, text);
  return document.body.querySelector('.Prose') as HTMLElement;
}

it.each(['<div class="Prose"><p>before</p></div>', '', '<p>a</p><p>b</p>'])(
  'a text that is written stands where the old one stood: %s',
  (inside) => {
    expect(shownOf('<p>after <b>it</b></p>', inside).innerHTML).toBe('<p>after <b>it</b></p>');
    expect(document.body.textContent).toBe('after it');
  },
);

const plainText = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.textContent?.replace(/\s+/g, ' ').trim();
};

it.each(SAMPLES)('shows the words visitors will get: $about', ({ text }) => {
  expect(plainText(shownOf(text).innerHTML)).toBe(plainText(safeHtml(text) ?? ''));
});

it('of 500 payloads nothing runs on the page that is edited, and nothing outside the list is set', () => {
  for (const text of payloads('globalThis.hit=1')) {
    const shown = shownOf(text);
    for (const element of shown.querySelectorAll('*')) {
      const name = element.localName;
      expect({ text, name, isOfList: isRichTextTag(name) }).toEqual({ text, name, isOfList: true });
      for (const { name: attribute, value } of element.attributes) {
        expect({ text, attribute, is: isRichTextAttribute(name, attribute) }).toEqual({
          text,
          attribute,
          is: true,
        });
        expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
      }
    }
  }
  expect((globalThis as { hit?: number }).hit).toBeUndefined();
});
