import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkPage } from '#src/domain/authoring/guard/checkPage.ts';
import type { Finding, GuardedPage, GuardField } from '#src/domain/authoring/guard/Guard.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { guard } from '../strings/guard.ts';
import { WordsContext } from '../strings/useWords.ts';
import { words } from '../strings/testing/words.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { createGuardBoard, GuardContext, guardKey } from './guardBoard.ts';
import { GuardFindings } from './GuardFindings.tsx';

const page = { id: 'i', language: 'en' };
const picture: GuardField = {
  ...{
    name: 'Image',
    type: 'Image',
    raw: '<image src="/a.jpg" />',
    field: 'i/Image',
    owner: 'u',
    itemId: 'i',
  },
  isRequired: false,
};
const found: GuardedPage = {
  language: 'en',
  owners: new Set(['u']),
  fields: [picture],
  outline: {
    headings: [{ level: 1, text: 'A', field: '', owner: 'u' }],
    links: [{ href: '/x', text: 'Click here', field: 'i/Link', owner: 'u' }],
  },
};

function open(language: 'en' | 'es' = 'en', where: 'panel' | 'dialog' = 'panel') {
  const board = createGuardBoard();
  const show = jest.fn<undefined, [Finding]>();
  const put = (what: GuardedPage) =>
    board.put(guardKey(page), { result: checkPage(what), checkedAt: '10:42', show });
  const onShow = jest.fn();
  render(
    <WordsContext value={{ language, say: words[language] }}>
      <Announcer>
        <GuardContext value={board}>
          <main>
            <h1>Page</h1>
            <h2>Panel</h2>
            <GuardFindings page={page} where={where} onShow={onShow} />
          </main>
        </GuardContext>
      </Announcer>
    </WordsContext>,
  );
  return { put: (what: GuardedPage) => act(() => put(what)), show, onShow };
}

it.each(['en', 'es'] as const)(
  'blockers stand first, each with what a visitor meets and one verb (%s)',
  async (language) => {
    const { put } = open(language);
    const say = words[language];
    expect(screen.getByText(say('guardChecking'))).toBeVisible();
    put(found);
    const entries = screen.getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      `1${say('guard-missing-alt')}${say('guard-missing-alt-why')}${say('guardWrite')}`,
      `2${say('guard-link-text', { text: 'Click here' })}${say('guard-link-text-why')}${say('guardMend')}`,
    ]);
    expect(screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent?.trim())).toEqual([
      say('guardBlockers', { count: 1 }),
      say('guardWarnings', { count: 1 }),
    ]);
    await expectNoAxeViolations(document.body);
  },
);

it('a verb leads to the place, after the dialog it stands in has gone', async () => {
  const { put, show, onShow } = open('en', 'dialog');
  put(found);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Write it: Picture has no alternative text' }));
  expect(onShow).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({ rule: 'missing-alt', field: 'i/Image', owner: 'u' }),
  );
});

it('a change of the numbers is said politely, once', () => {
  const { put } = open();
  put(found);
  const voice = screen.getByRole('status');
  expect(voice).toBeEmptyDOMElement();
  put({ ...found, fields: [] });
  expect(voice).toHaveTextContent('0 blockers, 1 warning');
  put({ ...found, fields: [], outline: { headings: found.outline!.headings, links: [] } });
  expect(voice).toHaveTextContent('0 blockers, 0 warnings');
  expect(within(screen.getByRole('region')).getByText('Nothing stands in the way.')).toBeVisible();
});

it('every rule has its words in both languages', () => {
  expect(Object.keys(guard.en)).toEqual(Object.keys(guard.es));
});
