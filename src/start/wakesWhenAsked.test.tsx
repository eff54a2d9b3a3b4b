import { hearPresses } from './presses.ts';
import { wakesWhenAsked } from './wakesWhenAsked.ts';

const wakeIsland = jest.fn();
const load = jest.fn(() => Promise.resolve({ wakeIsland }));
const settled = () => new Promise((done) => setTimeout(done));

beforeAll(() => hearPresses(document, wakesWhenAsked(load)));
beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML =
    '<div data-island="near" data-wake="visible" data-sleeps=""><button>Book</button></div>' +
    '<div data-island="pressed" data-wake="press" data-sleeps=""><button>Ask</button></div>';
});
const island = (id: string) => document.querySelector<HTMLElement>(`[data-island="${id}"]`)!;
const button = (id: string) => island(id).querySelector('button')!;

it('asks for nothing before something is pressed, and wakes the island of a press when the code is there', async () => {
  expect(load).not.toHaveBeenCalled();
  button('near').click();
  await settled();
  expect(wakeIsland).toHaveBeenCalledWith(island('near'));
});

it('wakes what waits for a press when a pointer comes to it, and nothing else', async () => {
  for (const id of ['near', 'pressed']) button(id).dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settled();
  expect(wakeIsland.mock.calls).toEqual([[island('pressed')]]);
});

it('leaves a press to the browser where the code does not arrive, and asks again at the next', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('offline'));
  const heard = jest.fn();
  button('pressed').addEventListener('click', heard);
  button('pressed').click();
  expect(heard).not.toHaveBeenCalled();
  await settled();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(island('pressed').dataset['sleeps']).toBe('');
  button('pressed').click();
  await settled();
  expect(wakeIsland).toHaveBeenCalledWith(island('pressed'));
  errors.mockRestore();
});
