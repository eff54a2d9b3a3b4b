import { stepOf } from './stepKeys.ts';

const pressed = (key: string, more: Partial<Parameters<typeof stepOf>[0]> = {}) =>
  stepOf({
    ...{ key, ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false },
    target: document.body,
    ...more,
  });

it.each([
  ['z', {}, 'undo'],
  ['Z', { shiftKey: true }, 'redo'],
  ['y', {}, 'redo'],
  ['z', { ctrlKey: false, metaKey: true }, 'undo'],
  ['z', { ctrlKey: false }, undefined],
  ['z', { altKey: true }, undefined],
  ['z', { metaKey: true }, undefined],
  ['z', { defaultPrevented: true }, undefined],
  ['a', {}, undefined],
] as const)('%s %j is %s', (key, more, step) => expect(pressed(key, more)).toBe(step));

it.each([
  '<input>',
  '<textarea></textarea>',
  '<p contenteditable="plaintext-only">x</p>',
  '<div role="dialog"><button>x</button></div>',
])('leaves the steps of %s to it', (markup) => {
  document.body.innerHTML = markup;
  const target = document.querySelector('button') ?? document.body.firstElementChild;
  expect(pressed('z', { target })).toBeUndefined();
});
