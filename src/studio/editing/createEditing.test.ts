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
