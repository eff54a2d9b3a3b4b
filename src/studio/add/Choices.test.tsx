import { render, screen } from '@testing-library/react';
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
    },
  },
  '/en.json': { Quote: 'What somebody said.', BasicHero: 'The top of a page.' },
  '/es.json': { Quote: 'Lo que alguien dijo.', BasicHero: 'El inicio de la página.' },
};

beforeAll(() => {
  Object.assign(globalThis, {
    CATALOGUE_URL: '/catalogue.json',
    ABOUTS_URLS: { en: '/en.json', es: '/es.json' },
    fetch: (url: string) => Promise.resolve({ ok: true, json: () => Promise.resolve(files[url]) }),
  });
});

it.each([
  ['en', 'Tops of pages', 'Basic hero', 'The top of a page.', 'somebody', 'Quote'],
  ['es', 'Cabeceras', 'Cabecera sencilla', 'El inicio de la página.', 'alguien', 'Cita'],
] as const)(
  'names, groups and tells of what fits in the reader’s language: %s',
  async (language, group, title, about, typed, found) => {
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
    expect(await screen.findByRole('group', { name: group })).toContainElement(
      await screen.findByRole('option', { name: `${title} ${about}` }),
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('searchbox'), typed);
    const [only, ...others] = screen.getAllByRole('option');
    expect(only).toHaveTextContent(found);
    expect(others).toEqual([]);
    await user.click(only!);
    expect(onAdd).toHaveBeenCalledWith('Quote', expect.objectContaining({ title: found }), expect.anything());
  },
);
