import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type {
  EditedPage,
  MeanwhileListener,
  PageRevision,
  StudioApi,
  Whereabouts,
} from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { createEditing } from '../editing/createEditing.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { Company, CompanyHere } from './Company.tsx';
import { CompanyProvider, useCompany } from './company.ts';
import { useMeanwhile } from './useMeanwhile.ts';
import { useTakeOver } from './useTakeOver.ts';

const itemId = '11111111-1111-4111-8111-111111111111';
const text = (rawValue: string, revision: string) => ({
  ...{ itemId, name: 'Title', type: 'Single-Line Text' as const, language: 'en' as const, version: 1 },
  ...{ revision, rawValue, owner: '' },
});
const page = (more: Partial<EditedPage> = {}): EditedPage => ({
  ...{ id: itemId, name: 'Care', path: '/care', template: 'Page', language: 'en', version: 1 },
  ...{ site: 'main', state: 'draft', layout: {}, layoutRevision: 'l1', hasOwnLayout: false, around: {} },
  ...{ fields: [text('Care', 'r1')], ...more },
});
const person = (name: string, more: Partial<Whereabouts> = {}): Whereabouts => ({
  ...{ tab: name, personId: name, name, itemId, locale: 'en', component: '', field: '', ...more },
});

async function world() {
  let heard: MeanwhileListener | undefined;
  const api = {
    now: page(),
    beats: [] as unknown[],
    listen: (one: MeanwhileListener) => {
      heard = one;
      return () => undefined;
    },
    here: (place: unknown) => {
      api.beats.push(place);
      return Promise.resolve([] as Whereabouts[]);
    },
    page: () => Promise.resolve(api.now),
    history: () =>
      Promise.resolve({
        revisions: [
          { itemId, part: 'page', kind: 'save', author: 'Ana Ruiz', name: 'Ana Ruiz' } as PageRevision,
        ],
        isLive: true,
      }),
  };
  const editing = createEditing({ write: () => undefined, waiting: () => undefined, show: () => undefined });
  editing.learned(api.now.fields);
  const others = jest.fn();
  function Studio() {
    const meanwhile = useMeanwhile(page(), 'me');
    const { news } = useTakeOver({
      ...{ page: page(), personId: 'me', editing, meanwhile, isBuilding: () => false },
      ...{ onPage: () => undefined, onOthers: others, onGone: () => undefined },
    });
    return (
      <CompanyProvider value={meanwhile.company}>
        <Company page={page()} />
        <AtTitle />
        <p>{news}</p>
      </CompanyProvider>
    );
  }
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => Promise.resolve(undefined) }}>
      <ApiContext value={api as unknown as StudioApi}>
        <Announcer>
          <Studio />
        </Announcer>
      </ApiContext>
    </SWRConfig>,
  );
  // The first word of where one is has been answered.
  await act(() => Promise.resolve());
  return {
    api,
    editing,
    others,
    container,
    hear: (how: (one: MeanwhileListener) => void) => act(() => how(heard!)),
  };
}

beforeAll(() => {
  Object.assign(globalThis, { CATALOGUE_URL: '/catalogue.json', fetch: () => new Promise(() => undefined) });
});

function AtTitle() {
  const at = useCompany().filter(({ field }) => field === `${itemId}/Title`);
  return <CompanyHere people={at} isNamed />;
}

it('shows who else is on the page, each once, and says who comes', async () => {
  const { hear, container, api } = await world();
  expect(api.beats).toContainEqual(expect.objectContaining({ itemId, locale: 'en' }));
  hear((one) =>
    one.people([
      person('me'),
      person('Ana Ruiz', { tab: 'a' }),
      person('Ana Ruiz', { tab: 'b', field: `${itemId}/Title` }),
      person('Ben', { field: `${itemId}/Title`, locale: 'es' }),
      person('Cleo', { itemId: 'other' }),
    ]),
  );
  const company = screen.getByRole('list', { name: 'Also on this page' });
  expect(company).toHaveTextContent('ARAna Ruiz, in TitleBBen');
  expect(screen.getAllByText('Ana Ruiz is here')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Ana Ruiz and 1 more person are here');
  await expectNoAxeViolations(container);
  hear((one) => one.people([person('me')]));
  expect(screen.queryByRole('list')).toBeNull();
});

it('takes over what others changed and says who it was; what is of other pages is not asked about', async () => {
  const { hear, api, editing, others } = await world();
  api.now = page({ fields: [text('Care of theirs', 'r2')] });
  hear((one) => one.changed({ itemIds: ['elsewhere'], published: false }));
  hear((one) => one.changed({ itemIds: [itemId], published: false }));
  expect(await screen.findByText('Ana Ruiz changed “Title”.', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(editing.state().fields.get(`${itemId}/Title`)?.rawValue).toBe('Care of theirs');
  expect(others).toHaveBeenCalledTimes(1);
  expect(others).toHaveBeenCalledWith([expect.objectContaining({ rawValue: 'Care of theirs' })], false);
});

it('says again where one is, and looks again, when the platform was gone', async () => {
  const { hear, api } = await world();
  const before = api.beats.length;
  api.now = page({ fields: [text('Meanwhile', 'r2')] });
  hear((one) => one.opened());
  expect(api.beats).toHaveLength(before);
  hear((one) => one.opened());
  expect(api.beats).toHaveLength(before + 1);
  expect(await screen.findByText('Ana Ruiz changed “Title”.', {}, { timeout: 5000 })).toBeInTheDocument();
});
