import { openTarget } from './openTarget.ts';

const page = (html: string, hash: string) => {
  document.body.innerHTML = html;
  window.location.hash = hash;
};

it('[S-113] opens the item the address names, on arrival and later, and what stands around it', () => {
  page(
    '<details id="outer"><details id="a"><p id="in">x</p></details></details><details id="b"></details>',
    '#in',
  );
  const open = (id: string) => (document.getElementById(id) as HTMLDetailsElement).open;
  const stop = openTarget(window);
  expect([open('outer'), open('a'), open('b')]).toEqual([true, true, false]);
  window.location.hash = '#b';
  window.dispatchEvent(new Event('hashchange'));
  expect(open('b')).toBe(true);
  stop();
});

it('takes an address that names nothing quietly', () => {
  page('<details id="a"></details>', '#%E0%A4%A');
  const stop = openTarget(window);
  expect((document.getElementById('a') as HTMLDetailsElement).open).toBe(false);
  stop();
});
