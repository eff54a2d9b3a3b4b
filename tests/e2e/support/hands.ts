import type { ElementHandle, Locator } from '@playwright/test';
import { expect } from './test.ts';
import type { Page } from './test.ts';

/** How somebody works in the Studio: what they do is told once, how they get there is not the same by mouse and by keyboard. */
export interface Hand {
  /** Presses a button, row, box or option. */
  press(target: Locator): Promise<void>;
  /** Writes a text in place of what stands in a field. */
  write(target: Locator, text: string): Promise<void>;
  /** Sets a day (`2026-11-23`) or a time (`05:30`). */
  setTime(target: Locator, value: string): Promise<void>;
  /** Chooses one of a list that a button opens. */
  choose(button: Locator, option: string): Promise<void>;
  /** Takes one of what a search above it has found, without leaving the search. */
  take(search: Locator, found: Locator): Promise<void>;
  /** Opens the menu of a row of the page tree and takes one of its acts. */
  act(row: Locator, words: string): Promise<void>;
  /** Begins to write in a text of the page, where it stands. */
  beginWriting(row: Locator, text: Locator): Promise<void>;
}

/** Boxes and radios are drawn by their labels. */
const pressable = async (target: Locator): Promise<Locator> => {
  const isBox = await target.evaluate(
    (one) => one.matches('input[type=checkbox], input[type=radio]') && one.closest('label') !== null,
  );
  return isBox ? target.locator('xpath=ancestor::label[1]') : target;
};

export function mouse(page: Page): Hand {
  const press = async (target: Locator) => (await pressable(target)).click();
  return {
    press,
    async write(target, text) {
      await target.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    setTime: (target, value) => target.fill(value),
    async choose(button, option) {
      await button.click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    take: (_search, found) => found.dblclick(),
    async act(row, words) {
      await row.hover();
      await row.getByRole('button', { name: /^(What to do with|Qué hacer con) / }).click();
      await page.getByRole('menuitem', { name: words }).click();
    },
    async beginWriting(row, text) {
      await row.click();
      const at = async () => {
        const box = (await text.boundingBox())!;
        return [box.x + Math.min(20, box.width / 2), box.y + box.height / 2] as const;
      };
      await expect(page.locator('.Outlined-selected')).toBeVisible();
      await page.mouse.click(...(await at()));
      await expect(page.locator('.Outlined-selected[data-key^="f:"]')).toBeVisible();
      await page.mouse.click(...(await at()));
    },
  };
}

/**
 * Which key brings the focus nearer to an element of the same document; '' where it is there, 'outside' where it is in another
 * document, 'again' where it is no longer the element that was meant.
 */
const nextKey = (target: ElementHandle<Element>): Promise<string> =>
  target.evaluate((element): string => {
    if (!element.isConnected) return 'again';
    const active = document.activeElement ?? document.body;
    if (active === element) return '';
    if (!document.hasFocus()) return 'outside';
    const isAfter = (active.compareDocumentPosition(element) & 4) !== 0;
    const area = element.closest('[data-area]');
    if (area && area !== active.closest('[data-area]') && active.closest('[role="dialog"]') === null)
      return 'F6';
    const lists = '[role="treegrid"], [role="listbox"], [role="menu"], [role="radiogroup"], fieldset';
    const inList = '[role="row"], [role="option"], [role="menuitem"], [type="radio"]';
    const list = element.matches(inList) && active.matches(inList) && element.closest(lists);
    if (list && list.contains(active)) return isAfter ? 'ArrowDown' : 'ArrowUp';
    return isAfter || active === document.body ? 'Tab' : 'Shift+Tab';
  });

/** The element a locator means, unless it is known already. */
const find = async (target: Locator, known: ElementHandle<Element> | undefined) =>
  known ?? ((await target.elementHandle()) as ElementHandle<Element>);

/** The keyboard alone: F6 between areas, Tab between stops, arrows in lists. */
export function keys(page: Page): Hand {
  const frame = page.locator('.Stage-frame');
  /** Walks to an element as somebody does who sees where the focus is. */
  const reach = async (target: Locator) => {
    // Looked for once: finding an element by role and name takes as long as the page needs for ten keys.
    let found: ElementHandle<Element> | undefined;
    let stage: ElementHandle<Element> | undefined;
    for (let step = 0; step < 250; step += 1) {
      // A framed page may be taken away for its newer look in the very moment it is asked.
      const key = await find(target, found)
        .then((now) => nextKey((found = now)))
        .catch((error: Error) => {
          if (!/detached|context was destroyed/.test(error.message)) throw error;
          return 'again';
        });
      if (key === 'again') {
        found = undefined;
        continue;
      }
      if (key === '') {
        // What was meant may be another by now, and this one still there.
        const isMeant = await target.evaluate((element) => element === document.activeElement);
        if (isMeant) return;
        found = undefined;
        continue;
      }
      if (key !== 'outside') {
        await page.keyboard.press(key);
        continue;
      }
      const way = await nextKey((stage = await find(frame, stage)));
      if (way === 'again') {
        stage = undefined;
        continue;
      }
      // Inside the frame already, and nothing there has the focus yet.
      await page.keyboard.press(way === '' || way === 'outside' ? 'Tab' : way);
    }
    throw new Error(`the keyboard does not get to ${String(target)}`);
  };
  const pressHere = async (target: Locator) => {
    const kind = await target.evaluate(
      (one) => `${one.getAttribute('role') ?? ''} ${(one as HTMLInputElement).type ?? ''}`,
    );
    if (/checkbox|radio/.test(kind)) {
      if (!(await target.isChecked()) || kind.includes('checkbox')) await page.keyboard.press('Space');
    } else if (!/row/.test(kind) || (await target.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('Enter');
    }
  };
  const press = async (target: Locator) => {
    await reach(target);
    await pressHere(target);
  };
  return {
    press,
    async write(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async setTime(target, value) {
      await reach(target);
      const [year, month, day] = value.split('-');
      const [hour = '', minute = ''] = value.split(':');
      const half = Number(hour) < 12 ? 'AM' : 'PM';
      const twelve = String(Number(hour) % 12 || 12).padStart(2, '0');
      await page.keyboard.type(month ? `${month}${day}${year}` : `${twelve}${minute}${half}`);
      await expect(target).toHaveValue(value);
    },
    async choose(button, option) {
      await press(button);
      const wanted = page.getByRole('option', { name: option, exact: true });
      await expect(wanted).toBeVisible();
      await press(wanted);
    },
    async take(search, found) {
      const way = () =>
        found.evaluate((wanted): string => {
          const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
          const active = document.getElementById(id);
          if (active === wanted) return '';
          if (!active) return 'ArrowDown';
          return active.compareDocumentPosition(wanted) & 2 ? 'ArrowLeft' : 'ArrowRight';
        });
      await expect(search).toBeFocused();
      // What is marked follows the key a moment later.
      await expect(async () => {
        const key = await way();
        if (key !== '') await page.keyboard.press(key);
        expect(key).toBe('');
      }).toPass({ intervals: [100], timeout: 10_000 });
      await page.keyboard.press('Enter');
    },
    async act(row, words) {
      await reach(row);
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('menu')).toBeVisible();
      await press(page.getByRole('menuitem', { name: words }));
    },
    async beginWriting(row) {
      await press(row);
      await page.keyboard.press('Enter');
    },
  };
}
