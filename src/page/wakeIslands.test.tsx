import { act } from 'react';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { firstContentShown } from '#src/browser/firstContent.ts';
import type { IslandPage } from '#src/context/PageProps.ts';
import { wakeIslands } from './wakeIslands.tsx';

jest.mock('#src/components/islands.generated.ts', () => {
  const { useState, createElement: h } = jest.requireActual<typeof import('react')>('react');
  const { Placeholder, PlaceholderInPlace } = jest.requireActual<
    typeof import('#src/context/Placeholder.tsx')
  >('#src/context/Placeholder.tsx');
  const Counter = ({ params }: ComponentProps) => {
    const [count, setCount] = useState(0);
    return h('button', { onClick: () => setCount(count + 1) }, `${params.label} ${count}`);
  };
  const Frame = ({ rendering }: ComponentProps) =>
    h('section', null, h(Placeholder, { name: 'parts', rendering }));
  const Keeper = ({ rendering, params, fields }: ComponentProps) =>
    h(
      'section',
      null,
      h(Counter, { rendering, params, fields }),
      h(PlaceholderInPlace, { name: 'parts', rendering, className: 'parts' }),
    );
  const Broken = ({ params }: ComponentProps) => {
    const [isBroken, setIsBroken] = useState(false);
    if (isBroken) throw new Error('broken on purpose');
    return h('button', { onClick: () => setIsBroken(true) }, params.label);
  };
  return {
    islands: {
      Counter: () => Promise.resolve({ Counter }),
      Frame: () => Promise.resolve({ Frame }),
      Keeper: () => Promise.resolve({ Keeper }),
      Broken: () => Promise.resolve({ Broken }),
      LatePart: () => Promise.resolve({ LatePart: Counter }),
      LateFrame: () => Promise.resolve({ LateFrame: Frame }),
      Lost: () => Promise.reject(new Error('no such file')),
    },
    laterParts: { LatePart: 'visible', LateFrame: 'visible', Lost: 'visible' },
  };
});

const rendering = (componentName: string, extra: Partial<ComponentRendering> = {}): ComponentRendering => ({
  uid: componentName,
  componentName,
  params: { label: componentName },
  ...extra,
});

function open(html: string, ...islands: ComponentRendering[]): () => void {
  document.body.innerHTML = html;
  const page = {
    mode: 'normal',
    dictionary: {},
    islands: Object.fromEntries(islands.map((island) => [island.uid, island])),
    componentData: {},
  } as unknown as IslandPage;
  return wakeIslands(page, document);
}
const words = () => document.body.textContent;

describe('wakeIslands', () => {
  let errors: jest.SpyInstance;
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

  it.each(['load', 'idle', 'visible', 'press'])(
    'presses again what was pressed before a %s island woke',
    async (wake) => {
      open(
        `<div data-island="Counter" data-wake="${wake}"><button data-pressed="">Counter 0</button></div>`,
        rendering('Counter'),
      );
      await waitFor(() => expect(words()).toBe('Counter 1'));
      expect(document.querySelector('[data-hears] button')).not.toHaveAttribute('data-pressed');
    },
  );

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

  it('presses again what was pressed in a later part before it was drawn', async () => {
    const frame = rendering('Frame', { placeholders: { parts: [rendering('LatePart', { uid: 'l' })] } });
    open(
      '<div data-island="Frame" data-wake="load"><section><div class="slot"><button>as sent</button></div></section></div>',
      frame,
    );
    await waitFor(() => expect(document.querySelector('[data-awake]')).not.toBeNull());
    document.querySelector('button')!.click();
    await waitFor(() => expect(words()).toBe('LatePart 1'));
  });

  describe('in a placeholder that wakes in place', () => {
    const keeper = (part: string, words: string) =>
      open(
        `<div data-island="Keeper" data-wake="load"><section><button>Keeper 0</button><div class="parts"><!--$--><div class="slot"><button>${words}</button></div><!--/$--></div></section></div>`,
        rendering('Keeper', { placeholders: { parts: [rendering(part, { uid: 'l' })] } }),
      );
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

    it("keeps the server's words while its code is not there, whatever changes", async () => {
      keeper('Lost', 'as sent');
      await awake();
      await userEvent.click(buttons()[0]!);
      await waitFor(() => expect(words()).toBe('Keeper 1as sent'));
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
