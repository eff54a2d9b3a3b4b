import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditedField, EditingPage } from '#src/context/EditingPage.ts';
import { editor as en } from '#src/i18n/en/editor.ts';
import { editor as es } from '#src/i18n/es/editor.ts';
import type { AuthoringPort, SaveAnswer, SaveRequest } from '#src/ports/AuthoringPort.ts';
import { dialogInJsdom } from '#tests/support/dialogInJsdom.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { PageEditor } from './PageEditor.tsx';

dialogInJsdom();

const text = (name: string, raw = ''): EditedField => ({ name, declared: name, kind: 'text', raw });
const picks = (name: string, raw: string, most?: number): EditedField => ({
  ...{ name, declared: name, kind: 'reference', raw, to: ['ce_service'] },
  ...(most !== undefined && { most }),
});
const stored = (label: string) =>
  JSON.stringify([{ id: label, label, type: 'ce_service', entityId: `entity-${label}` }]);

const editing: EditingPage = {
  savesHere: true,
  ticket: 't',
  page: {
    item: { itemId: 'page', language: 'en', version: 1, revision: 'r1' },
    fields: [
      text('Title', 'Heart care'),
      text('Description', 'Care for the heart.'),
      text('Contributor', 'Sam Writer'),
      picks('ContributorEntity', stored('Ana Reyes'), 1),
      picks('Service', '', 1),
      picks('LocationsEntities', stored('Harbor Street'), 10),
      { name: 'PublishedDate', declared: 'PublishedDate', kind: 'date', raw: '20260309T000000Z' },
      {
        ...{ name: 'TeaserImage', declared: 'TeaserImage', kind: 'image', raw: '' },
        image: { src: '/-/media/heart.jpg', alt: 'A heart' },
      },
      text('Meta Title', 'Heart care near you'),
      text('Meta Description', 'For search engines.'),
      text('Meta Keywords', 'heart, care'),
      picks('Services', ''),
      picks('Specialties', stored('Cardiac surgery')),
      picks('HealthTopics', '{broken'),
    ],
  },
  parts: {
    'part-1': {
      component: 'SelectedArticles',
      item: { itemId: 'source', language: 'en' },
      fields: [picks('Articles', stored('Walking'), 3)],
    },
    'part-2': {
      component: 'TextWithIcon',
      item: { itemId: 'other', language: 'en' },
      fields: [{ name: 'Icon', declared: 'Icon', kind: 'icon', raw: '', most: 1 }],
    },
  },
};

function show({
  locale = 'en' as 'en' | 'es',
  isOfEntity = false,
  canSave = true,
  answers = [] as SaveAnswer[],
} = {}) {
  document.body.innerHTML =
    '<main><div id="panel"></div><div id="part-1"></div><div id="part-2"></div></main>';
  const asked: SaveRequest[] = [];
  const port: AuthoringPort = {
    async saveFields(request) {
      asked.push(request);
      return answers.shift() ?? { kind: 'saved', revision: `r${asked.length + 1}` };
    },
  };
  const at = (id: string) => document.getElementById(id)!;
  let connect = () => {};
  let isConnected = canSave;
  render(
    <PageEditor
      page={pageFixture({
        locale,
        mode: 'edit',
        path: '/services/heart',
        dictionary: {
          ...(locale === 'en' ? en : es),
          'editor.component-SelectedArticles': locale === 'en' ? 'Selected articles' : 'Artículos elegidos',
        },
      })}
      editing={editing}
      isOfEntity={isOfEntity}
      port={port}
      findIcons={async () => []}
      saving={{
        canSave: () => isConnected,
        subscribe: (changed) => {
          connect = changed;
          return () => {};
        },
      }}
      places={{
        panel: at('panel'),
        parts: new Map([
          ['part-1', at('part-1')],
          ['part-2', at('part-2')],
          ['gone', at('panel')],
        ]),
      }}
    />,
  );
  return {
    asked,
    connect: () => {
      isConnected = true;
      connect();
    },
  };
}
const panel = () => within(document.getElementById('panel')!);

it('[E-002, E-007, E-008, E-009, E-010, E-011, E-012, E-013, E-014, E-015, E-016, E-017, E-021] the panel has every field of the page', async () => {
  show();
  expect(panel().getByText('Page Metadata')).toBeVisible();
  const value = (name: string) => panel().getByLabelText<HTMLInputElement>(name).value;
  expect(value('Title')).toBe('Heart care');
  expect(value('Description')).toBe('Care for the heart.');
  expect(value('Published')).toBe('2026-03-09');
  expect(value('SEO title')).toBe('Heart care near you');
  expect(value('SEO description')).toBe('For search engines.');
  expect(value('SEO keywords')).toBe('heart, care');
  expect(panel().getByRole('group', { name: 'Path' })).toHaveTextContent('/services/heart');
  expect(panel().getByRole('group', { name: 'Contributor' })).toHaveTextContent('Ana Reyes');
  expect(panel().getByRole('group', { name: 'Locations' })).toHaveTextContent('Harbor Street');
  expect(panel().getByRole('group', { name: 'Service' })).toHaveTextContent('0 of 1');
  expect(panel().getByRole('group', { name: 'Teaser image' })).toHaveTextContent('heart.jpg');
  await expectNoAxeViolations(document.body);
});

it('[E-018] taxonomy is there only where the directory does not say it', () => {
  show();
  expect(panel().getByRole('group', { name: 'Taxonomy' })).toHaveTextContent('Cardiac surgery');
  show({ isOfEntity: true });
  expect(panel().queryByRole('group', { name: 'Taxonomy' })).toBeNull();
});

it('[E-020] a path is not renamed here, and says where', () => {
  show();
  const path = panel().getByRole('group', { name: 'Path' });
  expect(path).toHaveTextContent('Path rename is done elsewhere in the editor');
  expect(within(path).queryByRole('textbox')).toBeNull();
});

it('[E-021] a text is saved when it is left, and says so', async () => {
  const { asked } = show();
  await userEvent.type(panel().getByLabelText('Title'), '!');
  await userEvent.tab();
  expect(await panel().findByText(/^Draft saved/)).toBeVisible();
  expect(panel().getByText('Everything is saved')).toBeVisible();
  expect(asked).toEqual([
    {
      ...{ itemId: 'page', language: 'en', version: 1, revision: 'r1' },
      fields: [{ name: 'Title', value: 'Heart care!', originalValue: 'Heart care' }],
    },
  ]);
});

it('a refused text stays in its field with the reason, and goes again', async () => {
  const { asked } = show({ answers: [{ kind: 'refused', reason: 'not-allowed' }] });
  await userEvent.type(panel().getByLabelText('Title'), '!');
  await userEvent.tab();
  expect(await panel().findByRole('alert', {}, { timeout: 2000 })).toHaveTextContent(
    'You may not change this',
  );
  expect(panel().getByLabelText('Title')).toHaveValue('Heart care!');
  await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(await panel().findByText('Everything is saved')).toBeVisible();
});

it('of two versions both are shown, and one is chosen', async () => {
  const clash = { name: 'Title', base: 'Heart care', yours: 'Heart care!', theirs: 'Cardiac care' };
  show({ answers: [{ kind: 'conflict', fields: [clash], revision: 'r5' }] });
  await userEvent.type(panel().getByLabelText('Title'), '!');
  await userEvent.tab();
  expect(await panel().findByText('Cardiac care')).toBeVisible();
  expect(panel().getByText('Not sent: one text needs you')).toBeVisible();
  await expectNoAxeViolations(document.body);
  await userEvent.click(panel().getByRole('button', { name: 'Take theirs' }));
  expect(panel().getByLabelText('Title')).toHaveValue('Cardiac care');
});

it('a date keeps its form', async () => {
  const { asked } = show();
  fireEvent.change(panel().getByLabelText('Published'), { target: { value: '2026-04-01' } });
  fireEvent.blur(panel().getByLabelText('Published'));
  await waitFor(() => expect(asked[0]?.fields[0]?.value).toBe('20260401T000000Z'));
});

it('[E-033, E-034, E-039, E-040] at the cap there is no button; an item taken away brings it back', async () => {
  const { asked } = show();
  const contributor = within(panel().getByRole('group', { name: 'Contributor' }));
  expect(contributor.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(contributor.getByText('Full. Remove to choose another.')).toBeVisible();
  await userEvent.click(contributor.getByRole('button', { name: 'Remove Ana Reyes' }));
  expect(contributor.getByRole('button', { name: 'Add item: Contributor' })).toBeVisible();
  await waitFor(() => expect(asked[0]?.fields[0]).toMatchObject({ name: 'ContributorEntity', value: '' }));
});

it('[E-005, E-006, E-041] components have their selections beside them, called as people call them', async () => {
  show();
  const articles = within(screen.getByRole('region', { name: 'Selections of Selected articles' }));
  expect(articles.getByText('Walking')).toBeVisible();
  expect(articles.getByRole('button', { name: 'Add Item(s): Articles' })).toBeVisible();
  const icons = within(screen.getByRole('region', { name: 'Selections of TextWithIcon' }));
  await userEvent.click(icons.getByRole('button', { name: 'Add item: Icon' }));
  expect(screen.getByRole('dialog', { name: 'Choose an icon' })).toBeVisible();
});

it('what cannot be read is shown whole, and nothing is saved over it', async () => {
  const { asked } = show();
  const topics = panel().getByRole('group', { name: 'Health topics' });
  expect(within(topics).getByRole('note')).toHaveTextContent('{broken');
  expect(within(topics).getByRole('button', { name: 'Replace it' })).toBeVisible();
  expect(asked).toEqual([]);
  await expectNoAxeViolations(document.body);
});

it('until there is somebody to save with, all of it is to be read', () => {
  const { connect } = show({ canSave: false });
  expect(panel().getByText(/^Connecting to the editor/)).toBeVisible();
  expect(panel().getByLabelText('Title')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: /^(?:Add|Remove)/ })).toBeNull();
  act(() => connect());
  expect(panel().getByLabelText('Title')).not.toHaveAttribute('readonly');
});

it('[E-022] knows no roles of its own: who may save is the platform’s to say', async () => {
  show({ answers: [{ kind: 'refused', reason: 'signed-out' }] });
  await userEvent.type(panel().getByLabelText('Title'), '!');
  await userEvent.tab();
  expect(await panel().findByRole('alert')).toHaveTextContent('Your time to edit this page is over.');
});

it('is Spanish on a Spanish page', async () => {
  show({ locale: 'es' });
  expect(panel().getByText('Metadatos de la página')).toBeVisible();
  expect(panel().getByText('La ruta se cambia en otra parte del editor')).toBeVisible();
  await expectNoAxeViolations(document.body);
});
