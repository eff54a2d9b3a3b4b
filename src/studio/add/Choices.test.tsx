import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from 'react-aria-components';
import { SWRConfig } from 'swr';
import type { EditedPage } from '../api/StudioApi.ts';
import { words, WordsContext } from '../strings/useWords.ts';
import { Choices } from './Choices.tsx';

const component = (title: string, spanish: string, folder: string) => ({
  ...{ title, es: { title: spanish }, folder, fields: {}, standsIn: ['main'] },
});
const files: Record<string, object> = {
  '/catalogue.json': {
    page: { fields: {}, areas: { main: {} } },
    components: {
      Quote: component('Quote', 'Cita', 'content'),
      BasicHero: component('Basic hero', 'Cabecera sencilla', 'hero'),
      TextBlock: component('Block with quote', 'Bloque con cita', 'content'),
    },
  },
  '/en.json': { Quote: 'What somebody said.', TextBlock: 'A text.', BasicHero: 'The top of a page.' },
  '/pictures-en.json': { Quote: '/studio/assets/Quote-en-1.webp' },
  '/pictures-es.json': { Quote: '/studio/assets/Quote-es-1.webp' },
  '/es.json': { Quote: 'Lo que alguien dijo.', TextBlock: 'Un texto.', BasicHero: 'El inicio de la página.' },
};

beforeAll(() => {
  Object.assign(globalThis, {
    CATALOGUE_URL: '/catalogue.json',
    ABOUTS_URLS: { en: '/en.json', es: '/es.json' },
    THUMBNAILS_URLS: { en: '/pictures-en.json', es: '/pictures-es.json' },
    fetch: (url: string) => Promise.resolve({ ok: true, json: () => Promise.resolve(files[url]) }),
  });
});

function show(language: 'en' | 'es') {
  const onAdd = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WordsContext value={{ language, say: words[language] }}>
        <Dialog>
          <Choices
            page={{ layout: { main: [] } } as unknown as EditedPage}
            selected="page"
            onAdd={onAdd}
            onClose={jest.fn()}
          />
        </Dialog>
      </WordsContext>
    </SWRConfig>,
  );
  return { onAdd, user: userEvent.setup() };
}

const names = () =>
  screen.getAllByRole('option').map((one) => one.querySelector('.Choices-title')?.textContent);

it.each([
  ['en', 'Tops of pages', 'Basic hero', 'The top of a page.', 'somebody', 'Quote'],
  ['es', 'Cabeceras', 'Cabecera sencilla', 'El inicio de la página.', 'alguien', 'Cita'],
] as const)(
  'names, groups and tells of what fits in the reader’s language: %s',
  async (language, group, title, about, typed, found) => {
    const { onAdd, user } = show(language);
    expect(await screen.findByRole('group', { name: group })).toContainElement(
      await screen.findByRole('option', { name: `${title} ${about}` }),
    );
    await user.type(screen.getByRole('searchbox'), typed);
    expect(names()).toEqual([found]);
    await user.click(screen.getByRole('option'));
    expect(onAdd).toHaveBeenCalledWith('Quote', expect.objectContaining({ title: found }), expect.anything());
  },
);

it('has the groups beside it, each with its number: one is looked through alone, a search looks through all', async () => {
  const { user } = show('en');
  expect(await screen.findByRole('tab', { name: 'Texts 2' })).toBeInTheDocument();
  const tabs = () => screen.getAllByRole('tab').map((one) => one.textContent);
  expect(tabs()).toEqual(['All that fit 3', 'Tops of pages 1', 'Texts 2']);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'All that fit 3' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Tops of pages 1' })).toHaveAttribute('aria-selected', 'true');
  expect(names()).toEqual(['Basic hero']);
  const panel = screen.getByRole('tabpanel', { name: 'Tops of pages 1' });
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel.id);

  await user.type(screen.getByRole('searchbox'), 'quote');
  expect(tabs()).toEqual(['All that fit 2', 'Tops of pages 0', 'Texts 2']);
  expect(screen.getByRole('tab', { name: 'All that fit 2' })).toHaveAttribute('aria-selected', 'true');
});

it('shows what a component looks like in the reader’s language, over a drawing for where there is no picture', async () => {
  show('es');
  const pictured = await screen.findByRole('option', { name: /^Cita/ });
  await waitFor(() =>
    expect(pictured.querySelector('img')).toHaveAttribute('src', '/studio/assets/Quote-es-1.webp'),
  );
  expect(pictured.querySelector('img')).toHaveAttribute('alt', '');
  const drawn = screen.getByRole('option', { name: /^Cabecera sencilla/ });
  expect(drawn.querySelector('img')).toBeNull();
  expect(drawn.querySelector('svg.Sketch')).not.toBeNull();
});

it('adds the component of the very name that was typed', async () => {
  const { onAdd, user } = show('es');
  await screen.findByRole('option', { name: /^Cita/ });
  await user.type(screen.getByRole('searchbox'), 'cita');
  expect(names()).toEqual(['Cita', 'Bloque con cita']);
  await user.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledWith('Quote', expect.anything(), expect.anything());
});
