import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { LinkKind, ReportedLink } from '../api/reportCalls.ts';
import type { Session, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { WordsContext } from '../strings/useWords.ts';
import { words } from '../strings/testing/words.ts';
import { LinksScreen } from './LinksScreen.tsx';

const session = {
  person: { id: 'p0', name: 'Ada' },
  rights: ['read'],
  sites: [
    { name: 'main', homeId: 'home' },
    { name: 'plan', homeId: 'other' },
  ],
} as unknown as Session;

const row: ReportedLink = {
  ...{ kind: 'nowhere', to: '/typo', href: '/typo', words: 'Parking', itemId: 'i1', field: 'Text' },
  ...{ language: 'en', source: 'i1', otherPages: 2, isEverywhere: false, isLive: true },
  page: { id: 'p1', name: 'Visitors', path: '/visitors' },
};
const outside: ReportedLink = {
  ...row,
  ...{ kind: 'external', to: 'other.example', href: 'https://other.example/a', words: '', isLive: false },
};

function opened(language: 'en' | 'es' = 'en', rows: readonly ReportedLink[] = [row]) {
  const links = jest.fn(async (_: string, kind?: LinkKind) => ({
    rows: kind === 'external' ? [outside] : [...rows],
    total: rows.length,
    counts: rows.length > 0 ? { nowhere: 1, external: 1 } : {},
  }));
  const { container } = render(
    <WordsContext value={{ language, say: words[language] }}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext value={{ links } as unknown as StudioApi}>
          <LinksScreen session={session} onSignOut={() => undefined} />
        </ApiContext>
      </SWRConfig>
    </WordsContext>,
  );
  return { links, container, user: userEvent.setup() };
}

it('says of each link what visitors meet, and leads to the field', async () => {
  const { container, user } = opened();
  const line = within((await screen.findByText('“Parking”')).closest('li')!);
  expect(line.getByText('There is no page at this address.')).toBeVisible();
  expect(line.getByText('Visitors · English · field “Text” · and 2 pages more')).toBeVisible();
  expect(line.getByText('visitors meet it')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(line.getByRole('button', { name: 'Mend: “Parking” on Visitors' }));
  expect(location.pathname + location.search).toBe('/studio/pages/p1/en?field=i1%2FText&part=i1');
});

it('narrows to one kind, and lists other sites', async () => {
  const { links, user } = opened();
  await user.click(await screen.findByRole('button', { name: 'Other sites 1' }));
  expect(links).toHaveBeenLastCalledWith('main', 'external');
  expect(await screen.findByText('Leads to other.example.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Other sites 1' })).toHaveAttribute('aria-pressed', 'true');
});

it('says in Spanish that all is well', async () => {
  const { container } = opened('es', []);
  expect(await screen.findByText('Todos los enlaces de este sitio llevan adonde prometen.')).toBeVisible();
  await expectNoAxeViolations(container);
});
