import { keepPresses } from './keepPresses.ts';
import { placeOfTool } from './toolPlace.ts';

let ended: () => void = () => undefined;
const tools = (inside: string) => `<div data-editor-tool>${inside}</div>`;
const selection = (label: string, button = 'Add item', extra = '') =>
  `<div role="group" aria-label="${label}"><button ${extra}>${button}</button></div>`;

function open(inside: string, isInHand = () => false) {
  document.body.innerHTML = tools(inside);
  const told: unknown[] = [];
  const heard: string[] = [];
  const presses = keepPresses(document, isInHand, (message) => told.push(message));
  const hear = () => {
    for (const control of document.querySelectorAll('button'))
      control.addEventListener('click', () => heard.push(placeOfTool(control).place));
  };
  hear();
  ended = presses.stay;
  return { presses, told, heard, hear };
}
const fire = (target: Element, kind: string) =>
  target.dispatchEvent(
    kind.startsWith('key')
      ? new KeyboardEvent(kind, { key: ' ', bubbles: true, cancelable: true })
      : new MouseEvent(kind, { bubbles: true, cancelable: true }),
  );
const press = (target: Element, kinds = ['pointerdown', 'pointerup', 'click']) =>
  kinds.forEach((kind) => fire(target, kind));
const button = (at = 0) => document.querySelectorAll('button')[at]!;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // The document outlives a test: what listened to it sleeps no longer.
  ended();
  jest.useRealTimers();
});

it('hears what is pressed as ever until it is asked to hand over', () => {
  const { told, heard } = open(selection('Awards'));
  press(button());
  expect([told, heard]).toEqual([[], ['Awards\nBUTTON Add item']]);
});

it.each([
  ['the pointer', ['pointerdown', 'pointerup', 'click']],
  ['a key', ['keydown', 'keyup', 'click']],
  ['a program that reads the page', ['click']],
])('handed over, it tells a press of %s once, and does nothing itself', (_, kinds) => {
  const { presses, told, heard } = open(
    selection('Awards') + selection('Locations') + selection('Locations'),
  );
  presses.handOver(7);
  press(button(2), kinds);
  expect(told).toEqual([
    { kind: 'handed-over', turn: 7, isFree: true },
    { kind: 'pressed', place: 'Locations\nBUTTON Add item', nth: 1 },
  ]);
  expect(heard).toEqual([]);
});

it('lets a press that is under way come to its end before it answers', () => {
  let isInHand = false;
  const { presses, told, heard } = open(selection('Awards'), () => isInHand);
  button().addEventListener('click', () => (isInHand = true));
  fire(button(), 'pointerdown');
  presses.handOver(1);
  expect(told).toEqual([]);
  fire(button(), 'pointerup');
  fire(button(), 'click');
  jest.runAllTimers();
  expect(heard).toHaveLength(1);
  // The picker it opened is in somebody's hands: the page is not taken away.
  expect(told).toEqual([{ kind: 'handed-over', turn: 1, isFree: false }]);
  press(button());
  expect(heard).toHaveLength(2);
});

it('hears for itself again when it stays', () => {
  const { presses, heard } = open(selection('Awards'));
  presses.handOver(1);
  presses.stay();
  press(button());
  expect(heard).toHaveLength(1);
});

it('presses what was pressed before it was there, as soon as it is there and open to it', () => {
  const { presses, heard, hear } = open(selection('Locations'));
  presses.press({ place: 'Awards\nBUTTON Add item', nth: 0 });
  jest.advanceTimersByTime(500);
  expect(heard).toEqual([]);
  document.body.innerHTML = tools(selection('Locations') + selection('Awards', 'Add item', 'disabled'));
  hear();
  jest.advanceTimersByTime(500);
  expect(heard).toEqual([]);
  button(1).disabled = false;
  jest.runAllTimers();
  expect(heard).toEqual(['Awards\nBUTTON Add item']);
  expect(document.activeElement).toBe(button(1));
});

it('presses nothing that says something else, however long it is waited for', () => {
  const { presses, heard } = open(selection('Awards', 'Remove Ada'));
  presses.press({ place: 'Awards\nBUTTON Remove Bea', nth: 0 });
  jest.runAllTimers();
  expect(heard).toEqual([]);
});

it('puts the caret into a text that was pressed, and leaves alone what is none of the page’s tools', () => {
  const { presses, told } = open('<label>Title <input></label>');
  document.body.insertAdjacentHTML('beforeend', '<button>Theirs</button>');
  presses.handOver(1);
  press(button());
  expect(told).toHaveLength(1);
  presses.press({ place: 'INPUT Title', nth: 0 });
  expect(document.activeElement).toBe(document.querySelector('input'));
});
