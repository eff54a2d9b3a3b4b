import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '#src/components/search/bars/goTo.ts';
import { dictionary, placed } from '#src/components/search/testing/searchHarness.tsx';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { RedirectedSearchBar } from './RedirectedSearchBar.tsx';

jest.mock('../goTo.ts', () => ({ goTo: jest.fn() }));
beforeEach(() => jest.mocked(goTo).mockClear());

const draw = (params: Record<string, string> = {}, page: Partial<PageProps> = {}) =>
  renderOnPage(<RedirectedSearchBar {...placed('RedirectedSearchBar', params)} />, { dictionary, ...page });
const search = (words: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Search for' }), `${words}{Enter}`);

it('[Q-060] goes to /search with the query as JSON and the vertical', async () => {
  const { container } = draw({ VerticalKey: 'events' });
  await expectNoAxeViolations(container);
  await search('heart walk');
  expect(goTo).toHaveBeenCalledWith('/search?verticalKey=events&query=%22heart+walk%22');
});

it('goes to the configured path, in the language of the page', async () => {
  draw({ TargetPath: '/find-event' }, { locale: 'es' });
  await search('a');
  expect(goTo).toHaveBeenCalledWith('/es/find-event?query=%22a%22');
});

it('[Q-061] loads the page anew even when it is on that path already', async () => {
  draw({}, { path: '/search' });
  await search('flu');
  expect(goTo).toHaveBeenCalledWith('/search?query=%22flu%22');
  const { goTo: real } = jest.requireActual<{ goTo: (address: string) => void }>('../goTo.ts');
  expect(real.toString()).toContain('window.location.assign(');
});

it('a hard load of Find Location needs its vertical in the address', async () => {
  draw({ TargetPath: '/find-location' });
  await search('lab');
  expect(goTo).toHaveBeenCalledWith('/find-location?verticalKey=healthcare_facilities&query=%22lab%22');
});

it.each(['https://elsewhere.example/search', '//elsewhere.example', 'javascript:alert(1)'])(
  'leads to no other site: %s',
  async (TargetPath) => {
    draw({ TargetPath });
    await search('x');
    expect(goTo).toHaveBeenCalledWith('/search?query=%22x%22');
  },
);

it('is a plain form before scripts run', () => {
  draw({ VerticalKey: 'events' });
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect([...new FormData(form)]).toEqual([
    ['verticalKey', 'events'],
    ['q', ''],
  ]);
});

it('does not submit while editing', async () => {
  draw({}, { mode: 'edit' });
  await search('x');
  expect(goTo).not.toHaveBeenCalled();
});

it('is named by its Label, so that several bars on a page can be told apart', () => {
  draw({ Label: 'Doctors' });
  expect(screen.getByRole('search', { name: 'Doctors' })).toBeInTheDocument();
});
