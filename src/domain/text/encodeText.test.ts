import fc from 'fast-check';
import { encodeText } from './encodeText.ts';

describe('encodeText', () => {
  it('encodes whatever there is, and what can be read back is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(decodeURIComponent(encodeText(text))).toBe(text);
      }),
    );
  });

  it.each(['\ud800', 'a\udfffb', '\udc00\ud800'])('half a pair in %j becomes a replacement', (text) => {
    expect(decodeURIComponent(encodeText(text))).toMatch(/\ufffd/);
  });
});
