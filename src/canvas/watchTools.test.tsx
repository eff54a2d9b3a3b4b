import { waitFor } from '@testing-library/react';
import { isInHand, watchTools } from './watchTools.ts';

function open(inside: string) {
  document.body.innerHTML = `<div data-editor-tool>${inside}</div><button>Beside</button>`;
  const told: boolean[] = [];
  watchTools(document, (now) => told.push(now));
  return told;
}

it('a page is in hand while the caret is in a text of its tools, and not while a button has the focus', async () => {
  const told = open('<label>Title <input></label><label><input type="checkbox"> Open</label>');
  const [text, box] = [...document.querySelectorAll('input')];
  text!.focus();
  await waitFor(() => expect(told).toEqual([true]));
  box!.focus();
  await waitFor(() => expect(told).toEqual([true, false]));
  expect(isInHand(document)).toBe(false);
});

it('a page is in hand as long as something in its tools is not saved', async () => {
  const told = open('<p></p>');
  const news = document.querySelector('p')!;
  news.dataset['unsaved'] = '';
  await waitFor(() => expect(told).toEqual([true]));
  delete news.dataset['unsaved'];
  await waitFor(() => expect(told).toEqual([true, false]));
});
