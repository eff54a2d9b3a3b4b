import { emailText } from './emailText.ts';
import { headingTag } from './headingLevel.ts';
import { plainText } from './plainText.ts';
import { summarize } from './summary.ts';

describe('summarize', () => {
  it('[R-085, C-066] leaves 200 characters alone', () => {
    const text = `${'word '.repeat(39)}fives`;
    expect(text).toHaveLength(200);
    expect(summarize(text)).toBe(text);
  });

  it('[R-085] cuts 201 characters at the last space of the first 200', () => {
    const text = `${'word '.repeat(39)}sixsix`;
    expect(summarize(text)).toBe(`${'word '.repeat(39).trimEnd()}…`);
  });

  it('[R-085] cuts a text without spaces at 200', () => {
    expect(summarize('x'.repeat(300))).toBe(`${'x'.repeat(200)}…`);
  });

  it('never leaves half a character', () => {
    expect(summarize(`${'x'.repeat(199)}😀 tail`).isWellFormed()).toBe(true);
  });
});

describe('emailText', () => {
  it.each([
    [
      '[R-104, C-137] 32 characters in full',
      `${'a'.repeat(20)}@example.org`,
      `${'a'.repeat(20)}@example.org`,
    ],
    ['[R-104] 33 characters are replaced', `${'a'.repeat(21)}@example.org`, 'Email'],
  ])('%s', (_, address, text) => {
    expect(emailText(address)).toBe(text);
  });

  it('[R-104] the word may be of another locale', () => {
    expect(emailText('a'.repeat(40), 'Correo')).toBe('Correo');
  });
});

describe('headingTag', () => {
  it.each([
    ['[R-082] 1', '1', 'h1'],
    ['[R-082] 6', '6', 'h6'],
    ['[R-083] 0', '0', 'header'],
    ['[R-083] 7', '7', 'header'],
    ['[R-083] 12', '12', 'header'],
    ['[R-083] a number is not the text of one', 2, 'header'],
    ['[R-083] a tag name', 'h2', 'header'],
    ['[R-083] nothing', undefined, 'header'],
  ])('%s', (_, level, tag) => {
    expect(headingTag(level)).toBe(tag);
  });
});

describe('plainText', () => {
  it.each([
    ['<p>What <em>should</em> I ask?</p>', 'What should I ask?'],
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['salt &amp; pepper &#233; &#x2014; &nbsp;x', 'salt & pepper é — x'],
    ['&lt;b&gt; stays', '<b> stays'],
    ['a &unknown; b &#55357; c', 'a &unknown; b c'],
    ['<script>alert(1)</script>Hello<style>p{}', 'Hello'],
    ['2 < 3 and 4 > 3', '2 < 3 and 4 > 3'],
    ['', ''],
  ])('%j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
