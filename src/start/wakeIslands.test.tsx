import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { firstContentShown } from '#src/browser/firstContent.ts';
import type { IslandPage } from '#src/context/PageProps.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { identifierPrefix } from './identifierPrefix.ts';
import { hearPresses } from './presses.ts';
import { Holder, world } from './testing/islands.tsx';
import { wakeIsland, wakeIslands } from './wakeIslands.ts';
import { wakesWhenAsked } from './wakesWhenAsked.ts';

jest.mock('#src/components/islands.generated.ts', () =>
  jest.requireActual<typeof import('./testing/islands.tsx')>('./testing/islands.tsx'),
);

const rendering = (componentName: string, extra: Partial<ComponentRendering> = {}): ComponentRendering => ({
  uid: componentName,
  componentName,
  params: { label: componentName },
  ...extra,
});

/** The page as the server wrote it, whose first script has begun to hear. */
function write(html: string, ...islands: ComponentRendering[]): void {
  const page = {
    mode: 'normal',
    dictionary: {},
    islands: Object.fromEntries(islands.map((island) => [island.uid, island])),
    componentData: {},
  } as unknown as IslandPage;
  const asleep = html.replace(/ data-wake="[^"]*"/g, '$& data-sleeps=""');
  document.body.innerHTML = `${asleep}<script id="page-data" type="application/json">${JSON.stringify(page)}</script>`;
}
function open(...written: Parameters<typeof write>): void {
  write(...written);
  wakeIslands(document, false);
}
const words = () =>
  [...document.body.children]
    .filter(({ id }) => id !== 'page-data')
    .map(({ textContent }) => textContent)
    .join('');

describe('wakeIslands', () => {
  let errors: jest.SpyInstance;
  beforeAll(() =>
    hearPresses(
      document,
      wakesWhenAsked(() => Promise.resolve({ wakeIsland })),
    ),
  );
  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => errors.mockRestore());

  it('hydrates a load island at once, keeping the elements the server wrote', async () => {
    open(
      '<div data-island="Counter" data-wake="load"><button>Counter 0</button></div>',
      rendering('Counter'),
    );
    const sent = document.querySelector('button')!;
    await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
    await userEvent.click(sent);
    expect(document.querySelector('button')).toBe(sent);
    expect(words()).toBe('Counter 1');
  });

  const button = () => document.querySelector('button')!;
  const island = (wake: string, inside: string) =>
    `<div data-island="Counter" data-wake="${wake}">${inside}</div>`;

  it.each(['load', 'idle', 'visible', 'press'])(
    'presses again what was pressed before a %s island woke, once',
    async (wake) => {
      write(island(wake, '<button type="button">Counter 0</button>'), rendering('Counter'));
      button().click();
      wakeIslands(document, false);
      await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
      expect(words()).toBe('Counter 1');
    },
  );

  it.each(['load', 'idle', 'visible', 'press'])(
    'wakes a %s island when it is pressed, whatever it waits for',
    async (wake) => {
      write(island(wake, '<button type="button">Counter 0</button>'), rendering('Counter'));
      button().click();
      await waitFor(() => expect(words()).toBe('Counter 1'));
    },
  );

  it('watches what is seen of an island, not the link React writes before it', async () => {
    const scrolling = fakeIntersection();
    write(
      island('visible', '<link rel="preload" as="image" href="/a.png"><p><button>Counter 0</button></p>'),
      rendering('Counter'),
    );
    wakeIslands(document, false);
    expect(scrolling.watched()).toEqual([document.querySelector('p')]);
    scrolling.restore();
  });

  it('gives again what was pressed in each of several islands', async () => {
    const two = [rendering('Counter'), rendering('Other', { componentName: 'Counter' })];
    write(
      `${island('load', '<button type="button">Counter 0</button>')}<div data-island="Other" data-wake="load"><button type="button">Other 0</button></div>`,
      ...two,
    );
    for (const one of document.querySelectorAll('button')) one.click();
    await waitFor(() => expect(document.querySelectorAll('[data-awake]')).toHaveLength(2));
    expect(words()).toBe('Counter 1Other 1');
  });

  it('wakes a press island when the address leads into it', async () => {
    write(island('press', '<button type="button" id="there">Counter 0</button>'), rendering('Counter'));
    location.hash = '#there';
    wakeIslands(document, false);
    await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
    location.hash = '';
  });

  it('while editing wakes all at once', async () => {
    write(island('press', '<button type="button">Counter 0</button>'), rendering('Counter'));
    wakeIslands(document, true);
    await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
  });

  it('asks again at the next press for code that did not arrive, and leaves the press to the browser', async () => {
    write(
      '<div data-island="Lost" data-wake="press"><input type="checkbox"><p>still readable</p></div>',
      rendering('Lost'),
    );
    const box = document.querySelector('input')!;
    box.click();
    expect(box.checked).toBe(false);
    await waitFor(() => expect(box.checked).toBe(true));
    await waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
    box.click();
    await waitFor(() => expect(errors).toHaveBeenCalledTimes(2));
    expect(words()).toBe('still readable');
  });

  it('lets a press island sleep until it is clicked, and loses no click', async () => {
    open(
      '<div data-island="Counter" data-wake="press"><button>Counter 0</button></div>',
      rendering('Counter'),
    );
    expect(document.querySelector('[data-awake]')).toBeNull();
    await act(async () => document.querySelector('button')!.click());
    await waitFor(() => expect(words()).toBe('Counter 1'));
    await userEvent.click(document.querySelector('button')!);
    expect(words()).toBe('Counter 2');
  });

  it('takes nested parts along, and those that may come later after the first content', async () => {
    const frame = rendering('Frame', {
      placeholders: { parts: [rendering('Counter', { uid: 'c' }), rendering('LatePart', { uid: 'l' })] },
    });
    open(
      '<div data-island="Frame" data-wake="load"><section><div class="slot"><button>Counter 0</button></div><div class="slot"><i>as sent</i></div></section></div>',
      frame,
    );
    await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
    expect(words()).toBe('Counter 0as sent');
    await act(async () => firstContentShown());
    await waitFor(() => expect(words()).toBe('Counter 0LatePart 0'));
  });

  it('draws a later part together with those inside it, so that none of them is missing for a moment', async () => {
    const late = rendering('LateFrame', { placeholders: { parts: [rendering('LatePart', { uid: 'l' })] } });
    open(
      '<div data-island="Frame" data-wake="load"><section><div class="slot"><i>as sent</i></div></section></div>',
      rendering('Frame', { placeholders: { parts: [late] } }),
    );
    const seen = new Set<string>();
    const observer = new MutationObserver(() => seen.add(words() ?? ''));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await act(async () => firstContentShown());
    await waitFor(() => expect(words()).toBe('LatePart 0'));
    observer.disconnect();
    expect([...seen]).toEqual(['LatePart 0']);
  });

  it('leaves the focus where it was when a later part takes the place of what the server wrote', async () => {
    const frame = rendering('Frame', { placeholders: { parts: [rendering('LatePart', { uid: 'l' })] } });
    open(
      '<div data-island="Frame" data-wake="load"><section><div class="slot"><button>as sent</button></div></section></div>',
      frame,
    );
    await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
    const sent = document.querySelector('button')!;
    sent.focus();
    await act(async () => firstContentShown());
    await waitFor(() => expect(words()).toBe('LatePart 0'));
    expect(sent.isConnected).toBe(false);
    expect(document.activeElement).toBe(document.querySelector('button'));
  });

  const frame = (part: string) =>
    rendering('Frame', { placeholders: { parts: [rendering(part, { uid: 'l' })] } });
  const framed = (inside: string) =>
    `<div data-island="Frame" data-wake="load"><section><div class="slot" data-sleeps="l">${inside}</div></section></div>`;

  it.each([
    ['LatePart', 'before its island woke', 'LatePart 0', 'LatePart 1'],
    ['LatePart', 'before it was drawn', 'LatePart 0', 'LatePart 1'],
    ['IdlePart', 'before its island woke', 'IdlePart 0', 'IdlePart 1'],
    // What it says before scripts run is another number.
    ['LateMore', 'before its island woke', 'Show 2 more', 'All of it'],
    ['LateMore', 'before it was drawn', 'Show 2 more', 'All of it'],
  ])('presses again what was pressed in a %s %s, which asks for it', async (part, when, sent, then) => {
    const inside =
      part === 'LateMore'
        ? `<p><button type="button">${sent}</button></p>`
        : `<button type="button">${sent}</button>`;
    write(framed(inside), frame(part));
    if (when === 'before its island woke') button().click();
    wakeIslands(document, false);
    await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
    if (when === 'before it was drawn') button().click();
    await waitFor(() => expect(words()).toBe(then));
  });

  it('asks again at the next press for a later part that did not arrive', async () => {
    open(framed('<button type="button">Second 0</button>'), frame('Second'));
    await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
    button().click();
    await waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
    expect(words()).toBe('Second 0');
    button().click();
    await waitFor(() => expect(words()).toBe('Second 1'));
  });

  describe('what was written before scripts ran', () => {
    const field = (label: string) => `<label>${label}<input value=""><b></b></label>`;
    const early = () => {
      document.querySelector('input')!.value = 'kn';
    };
    it.each(['before its island woke', 'before it was drawn'])(
      'is told to a later part, %s',
      async (when) => {
        write(framed(field('LateField')), frame('LateField'));
        if (when === 'before its island woke') early();
        wakeIslands(document, false);
        await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
        if (when === 'before it was drawn') early();
        await act(async () => firstContentShown());
        await waitFor(() => expect(words()).toBe('LateFieldkn'));
        expect(document.querySelector('input')).toHaveValue('kn');
      },
    );

    it('is told to an island, and what is written after it too', async () => {
      write(
        island('load', field('Field')),
        rendering('Counter', { componentName: 'Field', params: { label: 'Field' } }),
      );
      early();
      const sent = document.querySelector('input')!;
      wakeIslands(document, false);
      await waitFor(() => expect(words()).toBe('Fieldkn'));
      await userEvent.type(sent, 'ee');
      expect(words()).toBe('Fieldknee');
      expect(document.querySelector('input')).toBe(sent);
    });
  });

  describe('in a placeholder that wakes in place', () => {
    const kept = (inside: string, ...parts: ComponentRendering[]) =>
      open(
        `<div data-island="Keeper" data-wake="load"><section><button>Keeper 0</button><div class="parts"><!--$-->${inside}<!--/$--></div></section></div>`,
        rendering('Keeper', { placeholders: { parts } }),
      );
    const slot = (id: string, inside: string) => `<div class="slot" data-sleeps="${id}">${inside}</div>`;
    const keeper = (part: string, words: string) =>
      kept(slot('l', `<button type="button">${words}</button>`), rendering(part, { uid: 'l' }));
    /** Holds the code of slow parts back. */
    const hold = () => {
      let release = (): void => undefined;
      world.gate = new Promise((resolve) => (release = resolve));
      return release;
    };
    const buttons = () => [...document.querySelectorAll('button')];
    const awake = () => waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());

    it('a later part wakes in the elements the server wrote, and the focus stays', async () => {
      keeper('LatePart', 'LatePart 0');
      await awake();
      const [, sent] = buttons();
      sent!.focus();
      await act(async () => firstContentShown());
      await userEvent.click(sent!);
      await waitFor(() => expect(words()).toBe('Keeper 0LatePart 1'));
      expect(buttons()[1]).toBe(sent);
      expect(document.activeElement).toBe(sent);
    });

    it('presses again, once, what was pressed there before its code came', async () => {
      keeper('LatePart', 'LatePart 0');
      await awake();
      const [, sent] = buttons();
      sent!.click();
      await act(async () => firstContentShown());
      await waitFor(() => expect(words()).toBe('Keeper 0LatePart 1'));
      expect(buttons()[1]).toBe(sent);
      await userEvent.click(sent!);
      expect(words()).toBe('Keeper 0LatePart 2');
    });

    it('presses again what was pressed there, whatever changed meanwhile', async () => {
      const release = hold();
      keeper('SlowPart', 'SlowPart 0');
      await awake();
      const [own, sent] = buttons();
      // The elements of the server go when what is around them changes; what stands instead is a copy.
      await act(async () => own!.click());
      expect(sent!.isConnected).toBe(false);
      buttons()[1]!.click();
      await act(async () => release());
      await waitFor(() => expect(words()).toBe('Keeper 1SlowPart 1'));
    });

    it('presses again what was pressed in a part that waits for another beside it', async () => {
      const release = hold();
      kept(
        slot('c', '<button type="button">Counter 0</button>') +
          slot('l', '<button type="button">SlowPart 0</button>'),
        rendering('Counter', { uid: 'c' }),
        rendering('SlowPart', { uid: 'l' }),
      );
      await awake();
      buttons()[1]!.click();
      await act(async () => release());
      await waitFor(() => expect(words()).toBe('Keeper 0Counter 1SlowPart 0'));
    });

    it('tells a part what was written there before its code came', async () => {
      const release = hold();
      kept(
        slot('l', '<label>SlowField<input value=""><b></b></label>'),
        rendering('SlowField', { uid: 'l' }),
      );
      await awake();
      const sent = document.querySelector('input')!;
      sent.value = 'kn';
      await act(async () => release());
      await waitFor(() => expect(words()).toBe('Keeper 0SlowFieldkn'));
      expect(document.querySelector('input')).toBe(sent);
    });

    it("keeps the server's words while its code is not there, whatever changes", async () => {
      keeper('Lost', 'as sent');
      await awake();
      await userEvent.click(buttons()[0]!);
      await waitFor(() => expect(words()).toBe('Keeper 1as sent'));
    });
  });

  describe('a piece that wakes when it is near', () => {
    let come: () => void;
    beforeEach(() => {
      world.loadPiece.mockClear();
      window.IntersectionObserver = class {
        constructor(tell: (entries: object[]) => void) {
          come = () => tell([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
      const placed = rendering('Holder');
      const html = renderToString(<Holder rendering={placed} params={{}} fields={{}} />, {
        identifierPrefix: identifierPrefix('Holder'),
      });
      open(`<div data-island="Holder" data-wake="load">${html}</div>`, placed);
    });
    afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    const buttons = () => [...document.querySelectorAll('button')];
    const awake = () => waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());

    it('asks for its code only then, and wakes in the elements the server wrote', async () => {
      await awake();
      const [, sent] = buttons();
      expect(world.loadPiece).not.toHaveBeenCalled();
      await act(async () => come());
      await waitFor(() => expect(world.loadPiece).toHaveBeenCalledTimes(1));
      await userEvent.click(sent!);
      await waitFor(() => expect(words()).toBe('AskSent 1'));
      expect(buttons()[1]).toBe(sent);
    });

    it('or when it is pressed, before its island woke or after', async () => {
      buttons()[1]!.click();
      await waitFor(() => expect(words()).toBe('AskSent 1'));
      expect(world.loadPiece).toHaveBeenCalledTimes(1);
    });

    it('waits for nothing to show something new', async () => {
      await awake();
      await act(async () => buttons()[0]!.click());
      expect(words()).toBe('AskNew 0');
    });
  });

  it("keeps the server's words when an island fails or its code does not arrive", async () => {
    open(
      '<div data-island="Broken" data-wake="load"><button>Broken</button></div><div data-island="Lost" data-wake="load"><p>still readable</p></div>',
      rendering('Broken'),
      rendering('Lost'),
    );
    await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
    await userEvent.click(document.querySelector('button')!);
    expect(words()).toBe('Brokenstill readable');
    expect(errors).toHaveBeenCalled();
  });
});
