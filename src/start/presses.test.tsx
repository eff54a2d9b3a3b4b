import { hearPresses, pressAgain } from './presses.ts';

const onPress = jest.fn();
const onIntent = jest.fn();
const heard = jest.fn();
beforeAll(() => {
  hearPresses(document, { onPress, onIntent });
  document.body.addEventListener('click', ({ target }) => heard((target as Element).id));
});
beforeEach(() => {
  jest.clearAllMocks();
});

const draw = (inside: string) => {
  document.body.innerHTML = `<div id="part" data-sleeps="">${inside}</div>`;
  return document.querySelector('#part')!;
};
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

it('keeps what was pressed, with all that is in it, for when the part is awake', () => {
  const part = draw('<button type="button" id="a"><b>A</b></button>');
  press('b');
  expect(onPress).toHaveBeenCalledWith(part);
  expect(heard).not.toHaveBeenCalled();
  pressAgain(part);
  expect(heard).toHaveBeenCalledWith('a');
  pressAgain(part);
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each([
  ['a link', '<a id="a" href="#there">A</a>'],
  ['what sends a form', '<form><button id="a">A</button></form>'],
  ['what clears a form', '<form><input type="reset" id="a"></form>'],
])('leaves %s to the browser, and wakes the part', (_, html) => {
  const part = draw(html);
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  press('#a');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(onPress).toHaveBeenCalledWith(part);
  pressAgain(part);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('what opens by itself opens at once, and again only where it was drawn anew', () => {
  const html = '<details><summary id="a">A</summary></details>';
  const part = draw(html);
  press('summary');
  pressAgain(part);
  expect(heard).toHaveBeenCalledTimes(1);

  const sent = draw(html);
  press('summary');
  const drawn = document.createElement('div');
  drawn.innerHTML = html;
  sent.replaceWith(drawn);
  pressAgain(sent, drawn);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('a box is checked when its part hears of it', () => {
  const part = draw('<label><input type="checkbox" id="a"> A</label>');
  const box = document.querySelector('input')!;
  press('label');
  expect(box.checked).toBe(false);
  pressAgain(part);
  expect(box.checked).toBe(true);
});

it('presses in its new place what was drawn anew', () => {
  const part = draw('<a href="#x">X</a><button type="button" id="a">A</button>');
  press('#a');
  const drawn = document.createElement('div');
  drawn.innerHTML = '<a href="#x">X</a><button type="button" id="new">A</button>';
  part.replaceWith(drawn);
  pressAgain(part, drawn);
  expect(heard).toHaveBeenCalledWith('new');
});

it('tells of the parts around the one that was pressed, from the inside', () => {
  draw('<div id="inner" data-sleeps=""><button type="button" id="a">A</button></div>');
  press('#a');
  expect(onPress.mock.calls.map(([part]) => (part as Element).id)).toEqual(['inner', 'part']);
});

it('tells of pointers and focus that come', () => {
  const part = draw('<button type="button" id="a">A</button>');
  document.querySelector('button')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.querySelector('button')!.focus();
  expect(onIntent.mock.calls).toEqual([[part], [part]]);
  expect(onPress).not.toHaveBeenCalled();
});

it('has nothing to do with parts that are awake, or never sleep', () => {
  document.body.innerHTML =
    '<div data-island="i" data-wake="never"><button type="button" id="a">A</button></div>';
  press('#a');
  expect(onPress).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledWith('a');
});
