import { keepPlace } from './keepPlace.ts';

const group = (id: string, label: string) =>
  `<div role="group" aria-labelledby="${id}"><b id="${id}">${label}</b><button>Add</button></div>`;
const tools = (groups: string) =>
  `<div data-editor-tool><section aria-label="Selections of Awards">${groups}</section></div>`;
const giveFocusBack = () => window.dispatchEvent(new Event('focus'));

it('the keyboard goes on at the same tool when the page was opened again', () => {
  keepPlace(document);
  document.body.innerHTML = tools(group('a', 'Awards') + group('b', 'Locations'));
  document.querySelectorAll('button')[1]!.focus();
  document.body.innerHTML = tools(group('c', 'Icon') + group('d', 'Awards') + group('e', 'Locations'));
  giveFocusBack();
  expect(document.activeElement).toBe(document.querySelectorAll('button')[2]);
});

it('without such a tool it begins at the top, and a place somebody chose is left alone', () => {
  keepPlace(document);
  document.body.innerHTML = tools(group('a', 'Awards'));
  document.querySelector('button')!.focus();
  document.body.innerHTML = tools(group('c', 'Icon'));
  giveFocusBack();
  expect(document.body).toHaveFocus();
  document.body.innerHTML = tools(group('a', 'Awards')) + '<a href="/">Home</a>';
  document.querySelector('a')!.focus();
  giveFocusBack();
  expect(document.querySelector('a')).toHaveFocus();
});
