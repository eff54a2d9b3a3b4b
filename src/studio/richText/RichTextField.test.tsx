import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WordsContext } from '../strings/useWords.ts';
import { words } from '../strings/testing/words.ts';
import { RichTextField } from './RichTextField.tsx';

beforeAll(() => {
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => ({ left: 0, top: 0, right: 0, bottom: 0 }) as DOMRect;
  document.elementFromPoint ??= () => null;
  globalThis.crypto.randomUUID ??= () => '11111111-1111-4111-8111-111111111111';
});

function open(value: string, language: 'en' | 'es' = 'en') {
  const onChange = jest.fn();
  const field = (now: string) => (
    <WordsContext value={{ language, say: words[language] }}>
      <RichTextField label="Text" language="en" value={now} onChange={onChange} />
    </WordsContext>
  );
  const { rerender } = render(<main>{field(value)}</main>);
  return { onChange, put: (now: string) => rerender(<main>{field(now)}</main>) };
}

/** Chooses all of the text, as Ctrl+A does. */
async function chooseAll(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('textbox', { name: 'Text' }));
  await user.keyboard('{Control>}a{/Control}');
}

it.each(['en', 'es'] as const)(
  'names every button (%s), and a reader finds nothing wrong',
  async (language) => {
    open('<p>One <a href="/x">two</a></p><figure>x</figure>', language);
    const say = words[language];
    const tools = await screen.findByRole('toolbar', { name: say('richTextTools', { field: 'Text' }) });
    for (const key of [
      'textBold',
      'textItalic',
      'textSub',
      'textSup',
      'textLink',
      'textList',
      'textNumbers',
      'textQuote',
      'textTable',
    ] as const)
      expect(within(tools).getByRole('button', { name: say(key) })).toBeVisible();
    for (const button of within(tools).getAllByRole('button')) expect(button).toHaveAccessibleName();
    expect(screen.getByText(say('keptBlock', { what: '<figure>' }))).toBeVisible();
    expect(screen.getByText(say('keptWords'))).toBeVisible();
    await expectNoAxeViolations(document.body);
  },
);

it('is one stop of the Tab key with arrows inside, and the text is the next one', async () => {
  open('<p>One</p>');
  const user = userEvent.setup();
  const tools = await screen.findByRole('toolbar');
  await user.tab();
  expect(within(tools).getAllByRole('button')[0]).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

it('makes what is chosen bold and a heading, undoes it, and says so in the stored text', async () => {
  const { onChange } = open('<p class="x">One</p>\n<p>two</p>');
  const user = userEvent.setup();
  await screen.findByRole('toolbar');
  expect(onChange).not.toHaveBeenCalled();
  await chooseAll(user);
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(onChange).toHaveBeenLastCalledWith(
    '<p class="x"><strong>One</strong></p>\n<p><strong>two</strong></p>',
    expect.any(String),
  );
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Undo in this text' }));
  expect(onChange).toHaveBeenLastCalledWith('<p class="x">One</p>\n<p>two</p>', expect.any(String));
  const sittings = new Set(onChange.mock.calls.map(([, sitting]) => sitting as string));
  expect(sittings.size).toBe(1);
});

it('asks where a link leads, and takes no address that runs', async () => {
  const { onChange } = open('<p>One</p>');
  const user = userEvent.setup();
  await screen.findByRole('toolbar');
  await chooseAll(user);
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const address = await screen.findByRole('textbox', { name: 'Address' });
  expect(address).toHaveFocus();
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText(words.en('linkWrong'))).toBeVisible();
  await user.clear(address);
  await user.type(address, '/find-care{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange).toHaveBeenLastCalledWith('<p><a href="/find-care">One</a></p>', expect.any(String));
});

it('says that it is empty when it is left, not before', async () => {
  const why = 'Write something here.';
  render(
    <main>
      <RichTextField label="Text" language="en" value="" errorOnLeaving={why} onChange={() => undefined} />
      <button>Elsewhere</button>
    </main>,
  );
  const user = userEvent.setup();
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.click(text);
  expect(screen.queryByText(why)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByText(why)).toBeVisible();
  await waitFor(() => expect(text).toHaveAccessibleDescription(why));
  expect(text).toHaveAttribute('aria-invalid', 'true');
});

it('shows what another view has written, and keeps quiet about it', async () => {
  const { onChange, put } = open('<p>One</p>');
  await screen.findByRole('toolbar');
  put('<p>Other</p>');
  expect(await screen.findByText('Other')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});
