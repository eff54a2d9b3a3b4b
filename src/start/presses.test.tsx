import userEvent from '@testing-library/user-event';
import { hearPresses, hearsItself, letGo, pressAgain, whenPressed } from './presses.ts';

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
  document.body.innerHTML = `<div id="part" data-sleeps="part">${inside}</div>`;
  return document.querySelector('#part')!;
};
/** The part is awake, where it was or in `drawn`. */
const wake = (part: Element, drawn = part) => {
  hearsItself(part);
  pressAgain('part', drawn);
};
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

it('keeps what was pressed, with all that is in it, for when the part is awake', () => {
  const part = draw('<button type="button" id="a"><b>A</b></button>');
  press('b');
  expect(onPress).toHaveBeenCalledWith(part);
  expect(heard).not.toHaveBeenCalled();
  wake(part);
  expect(heard).toHaveBeenCalledWith('a');
  wake(part);
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
  wake(part);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('what opens by itself opens at once, and again only where it was drawn anew', () => {
  const html = '<details><summary id="a">A</summary></details>';
  const part = draw(html);
  press('summary');
  wake(part);
  expect(heard).toHaveBeenCalledTimes(1);

  const sent = draw(html);
  press('summary');
  const drawn = document.createElement('div');
  drawn.innerHTML = html;
  sent.replaceWith(drawn);
  wake(sent, drawn);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('a box is checked when its part hears of it', () => {
  const part = draw('<label><input type="checkbox" id="a"> A</label>');
  const box = document.querySelector('input')!;
  press('label');
  expect(box.checked).toBe(false);
  wake(part);
  expect(box.checked).toBe(true);
});

/** Draws the part anew. */
const replace = (part: Element, inside: string) => {
  const drawn = document.createElement('div');
  drawn.innerHTML = inside;
  part.replaceWith(drawn);
  return drawn;
};

it('keeps all that was pressed, in order, and each control once', () => {
  const part = draw('<button type="button" id="a">A</button><button type="button" id="b">B</button>');
  for (const selector of ['#a', '#b', '#b', '#a']) press(selector);
  wake(part);
  expect(heard.mock.calls).toEqual([['b'], ['a']]);
});

it.each(['{Enter}', ' '])('a press of the key “%s” is a press', async (key) => {
  const part = draw('<button type="button" id="a">A</button>');
  document.querySelector('button')!.focus();
  await userEvent.keyboard(key);
  expect(heard).not.toHaveBeenCalled();
  wake(part);
  expect(heard.mock.calls).toEqual([['a']]);
});

it('what was opened and closed again stays closed where it is drawn anew', () => {
  const html = '<details><summary id="a">A</summary></details>';
  const part = draw(html);
  press('summary');
  press('summary');
  heard.mockClear();
  wake(part, replace(part, html));
  expect(heard).not.toHaveBeenCalled();
});

describe('of what was drawn anew', () => {
  const more = '<ul><li>1</li></ul><button type="button" id="pressed">Show 2 more</button>';
  const label = (words: string, id: string) => `<label><input type="checkbox" id="${id}"> ${words}</label>`;
  it.each([
    [
      'the one of its words, wherever it stands',
      '<a href="#x">X</a><button type="button" id="pressed">A</button>',
      '<p><a href="#x">X</a></p><button type="button" id="b">B</button><button type="button" id="new">A</button>',
      'new',
    ],
    [
      'the n-th of its words',
      '<button type="button">A</button><button type="button" id="pressed">A</button>',
      '<button type="button">A</button><p><button type="button" id="new">A</button></p>',
      'new',
    ],
    [
      'the one at its place that says another number',
      more,
      '<ul><li>1</li><li>2</li></ul><button type="button" id="new">Show 40 more</button>',
      'new',
    ],
    [
      'the button a summary stood for',
      '<details><summary id="pressed">Filters</summary></details>',
      '<div><button type="button" id="new">Filters (1)</button></div>',
      'new',
    ],
    [
      'the box of its label',
      label('Lab', 'b') + label('Hospital', 'pressed'),
      label('Hospital', 'new') + label('Other', 'c'),
      'new',
    ],
    ['none that says something else', more, '<ul></ul><button type="button" id="b">Show less</button>', ''],
    [
      'none that says nothing but a number',
      '<button type="button" id="pressed">2</button>',
      '<button type="button" id="b">3</button>',
      '',
    ],
    [
      'none that stands elsewhere',
      more,
      '<p>1</p><ul></ul><button type="button" id="b">Show 4 more</button>',
      '',
    ],
  ])('presses %s', (_, sent, drawn, id) => {
    const part = draw(sent);
    press('#pressed');
    heard.mockClear();
    wake(part, replace(part, drawn));
    expect(heard.mock.calls).toEqual(id ? [[id]] : []);
  });

  it('takes nothing around a control for it', () => {
    const inside = (id: string) =>
      `<ul><li tabindex="-1">A <button type="button" id="${id}">A</button></li></ul>`;
    const part = draw(inside('pressed'));
    press('#pressed');
    wake(part, replace(part, inside('new')));
    expect(heard).toHaveBeenCalledWith('new');
  });

  it('knows a part by its id, whose elements may be copies', () => {
    const part = draw('<button type="button" id="a">A</button>');
    press('#a');
    const copy = document.createElement('div');
    copy.innerHTML = document.body.innerHTML;
    document.body.replaceChildren(copy);
    pressAgain('part', copy.querySelector('#part')!);
    expect(part.isConnected).toBe(false);
    expect(heard).toHaveBeenCalledWith('a');
  });
});

it('leaves what was pressed in a part inside another to that one, as long as it sleeps', () => {
  const part = draw('<div id="inner" data-sleeps="inner"><button type="button" id="a">A</button></div>');
  press('#a');
  wake(part);
  expect(heard).not.toHaveBeenCalled();
  const inner = document.querySelector('#inner')!;
  hearsItself(inner);
  pressAgain('inner', inner);
  expect(heard).toHaveBeenCalledWith('a');
});

describe('a part that can be asked for', () => {
  const ask = jest.fn();
  const asked = (id: string) => whenPressed(id, ask);

  it('is, by a press before or after it can', () => {
    draw('<button type="button" id="a">A</button>');
    press('#a');
    const stop = asked('part');
    expect(ask).toHaveBeenCalledTimes(1);
    press('#a');
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
    press('#a');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('and again by the next press when its code did not come; the browser has the first', () => {
    const part = draw('<input type="checkbox" id="a">');
    const stop = asked('part');
    press('#a');
    letGo('part');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(document.querySelector('input')!.checked).toBe(true);
    expect(part.getAttribute('data-sleeps')).toBe('part');
    ask.mockClear();
    press('#a');
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
  });
});

it('tells of the parts around the one that was pressed, from the inside', () => {
  draw('<div id="inner" data-sleeps="inner"><button type="button" id="a">A</button></div>');
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

describe('a press that begins while the part sleeps and ends when it is awake', () => {
  // jsdom has no pointers.
  const point = (type: string, node: Element, clientX = 5) =>
    node.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 5 }), {
        isPrimary: true,
      }),
    );
  const drawAnew = (part: Element) => {
    const drawn = document.createElement('div');
    drawn.innerHTML = '<a id="b" href="#there">Next</a>';
    part.replaceWith(drawn);
    return drawn;
  };
  const begin = () => {
    const part = draw('<a id="a" href="#there">Next</a>');
    point('pointerdown', part.querySelector('#a')!);
    return part;
  };

  it('is one of the control that took the place of the one it began on', () => {
    const part = begin();
    const drawn = drawAnew(part);
    wake(part, drawn);
    expect(heard).not.toHaveBeenCalled();
    point('pointerup', drawn);
    expect(heard.mock.calls).toEqual([['b']]);
  });

  it('waits until that one hears', () => {
    const part = begin();
    const drawn = drawAnew(part);
    point('pointerup', drawn);
    expect(heard).not.toHaveBeenCalled();
    wake(part, drawn);
    expect(heard.mock.calls).toEqual([['b']]);
  });

  it('is none where the finger went elsewhere, or the page was moved with it', () => {
    const part = begin();
    const drawn = drawAnew(part);
    wake(part, drawn);
    point('pointerup', drawn, 80);
    const other = begin();
    const anew = drawAnew(other);
    point('pointercancel', anew);
    wake(other, anew);
    point('pointerup', anew);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is the browser’s to tell of where its control stays', () => {
    const part = begin();
    wake(part);
    point('pointerup', part.querySelector('#a')!);
    expect(heard).not.toHaveBeenCalled();
    press('#a');
    expect(heard.mock.calls).toEqual([['a']]);
  });
});

describe('a press during which the page moves', () => {
  /** Where the control stands on the screen; jsdom lays nothing out. */
  const stands = (control: Element, y: number) =>
    (control.getBoundingClientRect = () => ({ x: 0, y }) as DOMRect);
  const point = (type: string, node: Element, init: MouseEventInit = {}) =>
    node.dispatchEvent(
      Object.assign(
        new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 5, clientY: 5, ...init }),
        {
          isPrimary: true,
        },
      ),
    );
  const begin = (html: string) => {
    document.body.innerHTML = html;
    const control = document.querySelector('#a')!;
    stands(control, 0);
    point('pointerdown', control);
    return control;
  };
  /** Whether the browser goes on with its click. */
  const end = (there: Element, init?: MouseEventInit) => {
    point('pointerup', there, init);
    return point('click', there, { detail: 1, ...init });
  };
  const button =
    '<div id="around"><button type="button" id="a">A</button><a id="b" href="#there">B</a></div>';
  const at = (selector: string) => document.querySelector(selector)!;

  it.each([
    ['what is around it', '#around'],
    ['what stands there now', '#b'],
  ])('is one of the control it began on, where the browser would click %s', (_, there) => {
    stands(begin(button), 300);
    expect(end(at(there))).toBe(false);
    expect(heard.mock.calls).toEqual([['a']]);
  });

  it('is kept where that one sleeps', () => {
    const control = begin(`<div id="part" data-sleeps="part">${button}</div>`);
    stands(control, 300);
    end(at('#around'));
    expect(heard).not.toHaveBeenCalled();
    wake(at('#part'));
    expect(heard.mock.calls).toEqual([['a']]);
  });

  it('keeps the keys that were held', () => {
    const control = begin(button);
    const click = jest.fn();
    control.addEventListener('click', (event) => click((event as MouseEvent).ctrlKey));
    stands(control, 300);
    end(at('#around'), { ctrlKey: true });
    expect(click.mock.calls).toEqual([[true]]);
  });

  it('is the browser’s where the finger moved, the control did not, or a script clicks', () => {
    stands(begin(button), 300);
    end(at('#around'), { clientY: 40 });
    begin(button);
    end(at('#around'));
    stands(begin(button), 300);
    point('pointerup', at('#around'));
    at('#around').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(heard.mock.calls).toEqual([['around'], ['around'], ['around']]);
  });

  it('is heard once where it moves with the pointer', () => {
    const control = begin(button);
    stands(control, 300);
    end(control);
    expect(heard.mock.calls).toEqual([['a']]);
  });
});
