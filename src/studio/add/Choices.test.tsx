import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from 'react-aria-components';
import { SWRConfig } from 'swr';
import type { EditedPage, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { WordsContext } from '../strings/useWords.ts';
import { words } from '../strings/testing/words.ts';
import { Choices } from './Choices.tsx';
import { Sketch } from './Sketch.tsx';

jest.mock('./Sketch.tsx', () => {
  const whole = jest.requireActual<{ Sketch: typeof Sketch }>('./Sketch.tsx');
  return { Sketch: jest.fn(whole.Sketch) };
});

const component = (title: string, spanish: string, folder: string) => ({
  ...{ title, es: { title: spanish }, folder, fields: {}, standsIn: ['main'] },
});
const promo = {
  ...component('Promo', 'Promoción', 'promo'),
  ...{
    fields: { Headline: { kind: 'text' } },
    params: { FieldNames: { kind: 'choice', of: ['Default', 'WithIcon'] } },
  },
};
const logo = { ...component('Logo', 'Logotipo', 'shell'), standsIn: ['header-logo', 'footer'] };
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

/** As a component begins of which nothing is chosen. */
const PLAIN = { params: {}, hasExample: false };

afterEach(() => Object.assign(globalThis, { CATALOGUE_URL: '/catalogue.json' }));

const usedTwice: StudioApi['componentUses'] = () => Promise.resolve({ Quote: 2 });

function show(language: 'en' | 'es', componentUses = usedTwice) {
  const onAdd = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WordsContext value={{ language, say: words[language] }}>
        <ApiContext value={{ componentUses } as unknown as StudioApi}>
          <Dialog>
            <Choices
              page={{ id: 'p', language, layout: { main: [] } } as unknown as EditedPage}
              selected="page"
              onAdd={onAdd}
              onClose={jest.fn()}
            />
          </Dialog>
        </ApiContext>
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
    await user.dblClick(screen.getByRole('option'));
    expect(onAdd).toHaveBeenCalledWith(
      'Quote',
      expect.objectContaining({ title: found }),
      expect.anything(),
      PLAIN,
    );
  },
);

it('draws each of them once: a press, a step of the keys and a search draw none anew', async () => {
  const drawn = jest.mocked(Sketch);
  const { user } = show('en');
  const quote = await screen.findByRole('option', { name: /^Quote/ });
  await waitFor(() => expect(quote.querySelector('img')).not.toBeNull());
  drawn.mockClear();
  await user.click(quote);
  await user.keyboard('{ArrowDown}{ArrowUp}');
  await user.type(screen.getByRole('searchbox'), 'quote');
  const pictures = drawn.mock.calls.map(([{ entry }]) => entry.title);
  // What presses and keys lead to is drawn large beside the list; nothing led to this one.
  expect(pictures).not.toContain('Basic hero');
});

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
  expect(onAdd).toHaveBeenCalledWith('Quote', expect.anything(), expect.anything(), PLAIN);
});

it.each([
  ['en', 'The chosen component', 'Quote', 'Add Quote', '2 pages', 'no page yet', 'Basic hero'],
  [
    'es',
    'El componente elegido',
    'Cita',
    'Añadir Cita',
    '2 páginas',
    'ninguna página todavía',
    'Cabecera sencilla',
  ],
] as const)(
  'shows the chosen one larger, with where it is used, before it is added: %s',
  async (language, label, title, add, used, unused, other) => {
    const { onAdd, user } = show(language);
    const large = await screen.findByRole('region', { name: label });
    expect(large).toHaveTextContent(words[language]('addChoose'));
    expect(screen.getByRole('button', { name: words[language]('add') })).toBeDisabled();
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${other}`) }));
    expect(await within(large).findByText(unused)).toBeVisible();
    await user.click(screen.getByRole('option', { name: new RegExp(`^${title}`) }));
    expect(within(large).getByRole('heading', { name: title })).toBeVisible();
    expect(within(large).getByText(used)).toBeVisible();
    expect(onAdd).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: add }));
    expect(onAdd).toHaveBeenCalledWith('Quote', expect.anything(), expect.anything(), PLAIN);
  },
);

it('shows by keyboard what typing and arrows lead to, and nothing of what is no longer found', async () => {
  const { user } = show('en');
  await screen.findByRole('option', { name: /^Quote/ });
  const heading = () =>
    within(screen.getByRole('region', { name: 'The chosen component' })).queryByRole('heading')?.textContent;
  await user.type(screen.getByRole('searchbox'), 'quote');
  await waitFor(() => expect(heading()).toBe('Quote'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(heading()).toBe('Block with quote'));
  await user.keyboard('xx');
  expect(heading()).toBeUndefined();
});

it('says so where it cannot be told how often a component is used', async () => {
  const { user } = show('en', () => Promise.reject(new Error('silent')));
  await user.click(await screen.findByRole('option', { name: /^Quote/ }));
  expect(await screen.findByText('This cannot be said at the moment.')).toBeVisible();
});

it('does not call a place full as long as nobody knows what fits, and asks again where the list did not come', async () => {
  const catalogue = files['/catalogue.json'];
  delete files['/catalogue.json'];
  const failing = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url) =>
      files[String(url)]
        ? Promise.resolve({ ok: true, json: () => Promise.resolve(files[String(url)]) } as Response)
        : Promise.reject(new TypeError('offline')),
    );
  const { user } = show('en');
  expect(screen.getByRole('status')).toHaveTextContent('One moment…');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The list of components did not arrive/);
  files['/catalogue.json'] = catalogue!;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /^Quote/ })).toBeVisible();
  failing.mockRestore();
});

/** The dialog over a catalogue that has a component with looks and one that stands elsewhere, besides. */
function showMore(language: 'en' | 'es') {
  const { components, ...rest } = files['/catalogue.json'] as { components: object };
  files['/more.json'] = { ...rest, components: { ...components, Promo: promo, Logo: logo } };
  Object.assign(globalThis, { CATALOGUE_URL: '/more.json' });
  return show(language);
}

it.each([
  [
    'en',
    'Show what does not fit, and why',
    'Logo',
    'Does not fit here. It may stand in: Header logo, Footer.',
    'First in Main. 4 of 5 fit there.',
  ],
  [
    'es',
    'Mostrar lo que no cabe, y por qué',
    'Logotipo',
    'No cabe aquí. Puede estar en: Logotipo del encabezado, Pie de página.',
    'Al principio, en Parte principal. Caben ahí 4 de 5.',
  ],
] as const)(
  'shows by keyboard what does not fit, with the reason, and does not add it: %s',
  async (language, label, title, why, where) => {
    const { onAdd, user } = showMore(language);
    expect(await screen.findByText(where)).toBeVisible();
    expect(screen.queryByRole('option', { name: new RegExp(`^${title}`) })).toBeNull();
    screen.getByRole('switch', { name: label }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('option', { name: `${title} ${why}` })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), title);
    const large = screen.getByRole('region', { name: words[language]('addLarge') });
    expect(await within(large).findByText(why)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(onAdd).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: words[language]('addOne', { name: title }) })).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: label }));
    expect(screen.queryByRole('option', { name: new RegExp(`^${title}`) })).toBeNull();
  },
);

it.each([
  ['en', 'Promo', 'Usual Look', 'With an icon', 'Start with', 'Example text', 'Add Promo'],
  [
    'es',
    'Promoción',
    'Habitual Aspecto',
    'Con un ícono',
    'Empezar con',
    'Texto de ejemplo',
    'Añadir Promoción',
  ],
] as const)(
  'begins with the look and the texts that were chosen: %s',
  async (language, title, usual, withIcon, start, example, add) => {
    const { onAdd, user } = showMore(language);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${title}`) }));
    await user.click(screen.getByRole('button', { name: usual }));
    await user.click(screen.getByRole('option', { name: withIcon }));
    const choice = screen.getByRole('radiogroup', { name: start });
    within(choice)
      .getByRole('radio', { name: words[language]('addEmpty') })
      .focus();
    await user.keyboard('{ArrowLeft}');
    expect(within(choice).getByRole('radio', { name: example })).toBeChecked();
    expect(screen.getByText(words[language]('addExampleNote'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: add }));
    expect(onAdd).toHaveBeenCalledWith('Promo', expect.anything(), expect.anything(), {
      params: { FieldNames: 'WithIcon' },
      hasExample: true,
    });
  },
);

it('forgets the look of one when another is chosen, and offers no example to what comes from elsewhere', async () => {
  const { onAdd, user } = showMore('en');
  await user.click(await screen.findByRole('option', { name: /^Promo/ }));
  await user.click(screen.getByRole('button', { name: 'Usual Look' }));
  await user.click(screen.getByRole('option', { name: 'With an icon' }));
  await user.click(screen.getByRole('radio', { name: 'Example text' }));
  await user.click(screen.getByRole('option', { name: /^Quote/ }));
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add Quote' }));
  expect(onAdd).toHaveBeenCalledWith('Quote', expect.anything(), expect.anything(), PLAIN);
});
