import type { FrameField, FrameTree } from '#src/domain/authoring/FrameTree.ts';
import { createEditing } from './createEditing.ts';

const itemId = '11111111-1111-4111-8111-111111111111';
const field = (name: string, rawValue: string): FrameField => ({
  itemId,
  name,
  type: 'Single-Line Text',
  language: 'en',
  version: 1,
  revision: 'r1',
  rawValue,
  owner: 'u1',
});
const tree: FrameTree = {
  slots: [],
  renderings: [],
  fields: [field('Headline', 'Old'), field('Lead', 'Lead')],
};
const headline = `${itemId}/Headline`;

function make(kept: Record<string, string> = {}) {
  let time = 0;
  const write = jest.fn();
  const show = jest.fn();
  const editing = createEditing({ write, show, waiting: ({ name }) => kept[name], now: () => time });
  editing.discovered(tree);
  return { editing, write, show, later: (ms: number) => (time += ms) };
}
const textOf = ({ editing }: ReturnType<typeof make>) => editing.state().fields.get(headline)?.rawValue;

it('sends a text of the page to the outbox, and one of the panel to the page too', () => {
  const made = make();
  made.editing.change(headline, 'New', 'page');
  expect(made.write).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: 'Headline', value: 'New', originalValue: 'Old', revision: 'r1' }),
  );
  expect(made.show).not.toHaveBeenCalled();
  made.editing.change(headline, 'Newer', 'panel');
  expect(made.show).toHaveBeenCalledWith(headline, 'Newer');
});

it('takes back what was typed in one go in one step, and gives it again', () => {
  const made = make();
  for (const text of ['N', 'Ne', 'New']) {
    made.editing.change(headline, text, 'page');
    made.later(200);
  }
  made.later(5000);
  made.editing.change(headline, 'New care', 'page');
  expect(made.editing.undo()).toBe(true);
  expect(textOf(made)).toBe('New');
  expect(made.editing.undo()).toBe(true);
  expect(textOf(made)).toBe('Old');
  expect(made.editing.undo()).toBe(false);
  made.editing.redo();
  expect(textOf(made)).toBe('New');
  expect(made.write).toHaveBeenLastCalledWith(
    expect.objectContaining({ value: 'New', originalValue: 'Old' }),
  );
});

it('does not take back a text that somebody else has changed since', () => {
  const made = make();
  made.editing.change(headline, 'New', 'page');
  made.editing.discovered({ ...tree, fields: [field('Headline', 'Theirs')] });
  expect(made.editing.undo()).toBe(false);
  expect(textOf(made)).toBe('Theirs');
});

it('shows a text that this device still keeps in place of the one the page was made with', () => {
  const made = make({ Headline: 'Kept' });
  expect(textOf(made)).toBe('Kept');
  expect(made.show).toHaveBeenCalledWith(headline, 'Kept');
});

it('stands on the revision of the last acknowledged save', () => {
  const made = make();
  made.editing.acknowledged(itemId, 'r2', 3);
  made.editing.change(headline, 'New', 'page');
  expect(made.write).toHaveBeenCalledWith(expect.objectContaining({ revision: 'r2', version: 3 }));
});

it('knows texts the page does not show, and takes those it shows from the page', () => {
  const made = make({ Lead: 'Kept' });
  const summary = { ...field('Summary', ''), owner: 'u2' };
  made.editing.learned([summary, field('Headline', 'Older')]);
  const { fields } = made.editing.state();
  expect(fields.get(`${itemId}/Summary`)).toEqual(summary);
  expect(textOf(made)).toBe('Old');
  made.editing.change(`${itemId}/Summary`, 'New', 'panel');
  made.editing.discovered(tree);
  expect(made.editing.state().fields.get(`${itemId}/Summary`)?.rawValue).toBe('New');
});

it('takes back a sitting in an editor with an undo of its own as a whole, however long it was', () => {
  const made = make();
  for (const [text, sitting] of [
    ['A', 'one'],
    ['AB', 'one'],
    ['ABC', 'two'],
  ] as const) {
    made.editing.change(headline, text, 'panel', sitting);
    made.later(5000);
  }
  expect(made.editing.undo()).toBe(true);
  expect(textOf(made)).toBe('AB');
  expect(made.editing.undo()).toBe(true);
  expect(textOf(made)).toBe('Old');
});

describe('what others write', () => {
  const theirs = (rawValue: string, revision = 'r2') => ({ ...field('Headline', rawValue), revision });
  const nobodyWrites = () => false;

  it('comes into page and panel, and the next text stands on it', () => {
    const made = make();
    expect(made.editing.takeOver([theirs('Theirs')], nobodyWrites).texts).toHaveLength(1);
    expect(made.show).toHaveBeenCalledWith(headline, 'Theirs');
    made.editing.change(headline, 'Mine', 'page');
    expect(made.write).toHaveBeenLastCalledWith(
      expect.objectContaining({ originalValue: 'Theirs', revision: 'r2' }),
    );
  });

  it('leaves a text that waits here, and one that is being written in', () => {
    const waits = make({ Headline: 'Waits' });
    waits.editing.takeOver([theirs('Theirs')], nobodyWrites);
    expect(textOf(waits)).toBe('Waits');
    const written = make();
    expect(written.editing.takeOver([theirs('Theirs')], (key) => key === headline)).toEqual({
      texts: [],
      isLeftOut: true,
    });
    written.editing.change(headline, 'Mine', 'page');
    // Over the text both began with: the platform sees that there are two.
    expect(written.write).toHaveBeenLastCalledWith(expect.objectContaining({ originalValue: 'Old' }));
  });

  it('is not taken for new where an answer comes late: a text acknowledged since stays', () => {
    const made = make();
    made.editing.change(headline, 'Mine', 'page');
    made.editing.acknowledged(itemId, 'r3', 1);
    expect(made.editing.takeOver([field('Headline', 'Old')], nobodyWrites).texts).toEqual([]);
    made.editing.learned([field('Headline', 'Old')]);
    expect(textOf(made)).toBe('Mine');
    // A page that was made before the save and shown after it.
    made.editing.discovered(tree);
    expect(textOf(made)).toBe('Mine');
    expect(made.show).toHaveBeenLastCalledWith(headline, 'Mine');
    expect(made.editing.state().fields.get(headline)?.revision).toBe('r3');
  });

  it('is not taken back by an undo', () => {
    const made = make();
    made.editing.change(headline, 'Mine', 'page');
    made.editing.acknowledged(itemId, 'r3', 1);
    made.editing.takeOver([theirs('Theirs', 'r4')], nobodyWrites);
    expect(made.editing.undo()).toBe(false);
    expect(textOf(made)).toBe('Theirs');
  });
});
