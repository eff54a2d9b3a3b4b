import { fireEvent, render, screen } from '@testing-library/react';
import { flyoutMarks } from './flyoutMarks.ts';
import { wireFlyouts } from './wireFlyouts.ts';

function Flyout({ name, lockScroll }: { name: string; lockScroll?: string }) {
  const marks = flyoutMarks({
    ...{ group: 'test', name, focusOnOpen: 'input' },
    ...(lockScroll ? { lockScroll } : {}),
  });
  return (
    <details {...marks} data-testid={name}>
      <summary>{name}</summary>
      <input aria-label={`${name} field`} />
      <a href="#somewhere">{name} link</a>
    </details>
  );
}

const isOpen = (name: string) => screen.getByTestId<HTMLDetailsElement>(name).open;
/** Opens as the browser does: the attribute first, the event after it. */
const open = (name: string) => {
  const details = screen.getByTestId<HTMLDetailsElement>(name);
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

const draw = (isMobile = false) => {
  window.matchMedia = ((query: string) => ({ matches: isMobile, media: query })) as typeof window.matchMedia;
  render(
    <>
      <Flyout name="search" lockScroll="(max-width: 10px)" />
      <Flyout name="menu" lockScroll="(max-width: 10px)" />
      <button type="button" data-flyout-part="menu">
        part of the menu
      </button>
      <button type="button">outside</button>
    </>,
  );
  wireFlyouts(document);
};

it('[Q-090] closes when another of its group opens', () => {
  draw();
  open('search');
  open('menu');
  expect([isOpen('search'), isOpen('menu')]).toEqual([false, true]);
  open('search');
  expect([isOpen('search'), isOpen('menu')]).toEqual([true, false]);
});

it('[Q-091] Escape closes it and gives the focus back to its button', () => {
  draw();
  open('search');
  expect(screen.getByLabelText('search field')).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  expect(isOpen('search')).toBe(false);
  expect(screen.getByText('search')).toHaveFocus();
});

it('[Q-092] a press outside closes it, one inside or on a part of it does not', () => {
  draw();
  open('menu');
  fireEvent.click(screen.getByLabelText('menu field'));
  fireEvent.click(screen.getByText('part of the menu'));
  expect(isOpen('menu')).toBe(true);
  fireEvent.click(screen.getByText('outside'));
  expect(isOpen('menu')).toBe(false);
});

it('[Q-093] focus leaving closes it', () => {
  draw();
  open('menu');
  screen.getByText('part of the menu').focus();
  expect(isOpen('menu')).toBe(true);
  screen.getByText('outside').focus();
  expect(isOpen('menu')).toBe(false);
});

it('[Q-094] a change of address closes it', () => {
  draw();
  for (const leave of [
    () => fireEvent(window, new Event('hashchange')),
    () => fireEvent(window, new Event('popstate')),
    () => fireEvent(window, new Event('pagehide')),
    () => fireEvent.click(screen.getByText('menu link')),
  ]) {
    open('menu');
    expect(isOpen('menu')).toBe(true);
    leave();
    expect(isOpen('menu')).toBe(false);
  }
});

it('[Q-095] on mobile the page does not scroll behind it, and does again after', () => {
  draw(true);
  const { style } = document.documentElement;
  open('menu');
  expect(style.overflow).toBe('hidden');
  open('search');
  expect(style.overflow).toBe('hidden');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(style.overflow).toBe('');
});

it('on a wide screen the page scrolls on', () => {
  draw(false);
  open('menu');
  expect(document.documentElement.style.overflow).toBe('');
});
