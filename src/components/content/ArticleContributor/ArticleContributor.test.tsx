import { readPageFields } from '#src/declaration/pageFields.ts';
import { screen } from '@testing-library/react';
import { contributor as contributorEn } from '#src/i18n/en/contributor.ts';
import { contributor as contributorEs } from '#src/i18n/es/contributor.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { text } from '#tests/support/renderContent.tsx';
import { placed, placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { type Contributor, loadArticleContributor } from './ArticleContributor.data.ts';
import { ArticleContributor } from './ArticleContributor.tsx';

const ana: Contributor = { id: 'p1', name: 'Ana Reyes, MD', path: '/find-provider/ana-reyes-p1' };
const draw = (data?: Contributor[], page: Partial<PageProps> = {}) =>
  renderOnPage(<ArticleContributor {...placedProps('ArticleContributor')} data={data} />, {
    dictionary: contributorEn,
    ...page,
  });

const load = (stored: string, teaser: (type: string, id: string, locale: string) => Promise<object[]>) =>
  loadArticleContributor(placed('ArticleContributor', { fields: { Contributor: text(stored) } }), {
    locale: 'es',
    pageFields: readPageFields({}, 'en'),
    directory: { teaser },
  } as unknown as ComponentDataContext);

it('names the contributor, and leads to their page in the language of the visitor', async () => {
  const { container } = draw([ana]);
  expect(screen.getByRole('list', { name: 'Contributor' })).toHaveTextContent('Ana Reyes, MD');
  expect(screen.getByRole('link', { name: 'Ana Reyes, MD' })).toHaveAttribute('href', ana.path);
  await expectNoAxeViolations(container);
  draw([ana], { locale: 'es', dictionary: contributorEs });
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', '/es/find-provider/ana-reyes-p1');
});

it('[S-309] shows the portrait the lookup finds, without words beside the name, and the monogram without one', async () => {
  const image = { url: '/-/media/art/portrait/x.svg', alternateText: 'Drawn portrait of Ana Reyes' };
  const found = async () => [{ ...ana, uid: '1', image }];
  const data = await load(JSON.stringify([{ id: '1', label: 'Ana', entityId: 'prov1' }]), found);
  const { container } = draw(data);
  expect(container.querySelector('img')).toHaveAttribute('src', image.url);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(draw([ana]).container.querySelector('svg text')).toHaveTextContent('AR');
});

it.each([
  ['Author', 'Written by', 'Escrito por'],
  ['Reviewer', 'Medically reviewed by', 'Revisión médica de'],
])('says what a person did as %s, in both languages', (Role, english, spanish) => {
  const props = placedProps('ArticleContributor', { params: { Role } });
  renderOnPage(<ArticleContributor {...props} data={[ana]} />, { dictionary: contributorEn });
  expect(screen.getByRole('list', { name: english })).toHaveTextContent(`${english}Ana Reyes, MD`);
  renderOnPage(<ArticleContributor {...props} data={[ana]} />, { locale: 'es', dictionary: contributorEs });
  expect(screen.getByRole('list', { name: spanish })).toBeVisible();
});

it('without a page is a name', () => {
  draw([{ id: 'w', name: 'Sam Writer' }]);
  expect(screen.getByText('Sam Writer')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('[S-309] looks the picked contributors up by entity id, else by internal id', async () => {
  const teaser = jest.fn(async (_type: string, id: string) => (id === 'prov1' ? [{ ...ana, uid: '1' }] : []));
  const picked = [
    { id: '700', label: 'Ana', entityId: 'prov1', type: 'healthcareProfessional' },
    { id: '701', label: 'Sam Writer' },
  ];
  expect(await load(JSON.stringify(picked), teaser)).toEqual([ana, { id: '701', name: 'Sam Writer' }]);
  expect(teaser.mock.calls).toEqual([
    ['healthcareProfessional', 'prov1', 'es'],
    ['ce_person', '701', 'es'],
  ]);
});

it('[S-200] without a pick of its own it shows the page’s ContributorEntity, else its Contributor', async () => {
  const ofPage = (pageFields: object) =>
    loadArticleContributor(placedProps('ArticleContributor').rendering, {
      locale: 'en',
      directory: {
        teaser: async (type: string, id: string) => (type === 'ce_person' && id === 'p1' ? [ana] : []),
      },
      pageFields: readPageFields(pageFields, 'en'),
    } as unknown as ComponentDataContext);
  const entity = text(JSON.stringify([{ id: 'p1', label: 'Ana', entityId: 'p1', type: 'ce_person' }]));
  const written = text('Sam Writer');
  expect(await ofPage({ ContributorEntity: entity, Contributor: written })).toEqual([ana]);
  expect(await ofPage({ Contributor: written })).toEqual([{ id: 'Sam Writer', name: 'Sam Writer' }]);
  expect(await ofPage({})).toEqual([]);
});

it.each(['', 'Ana Reyes', '{"id":1}', '[{"id":"1"}]'])(
  'a pick that cannot be read (%s) is none',
  async (stored) => {
    expect(await load(stored, async () => [])).toEqual([]);
  },
);

it('one whom nobody knows keeps the name it was picked by', async () => {
  expect(await load('[{"id":"1","label":"Ana","type":"x"}]', async () => [])).toEqual([
    { id: '1', name: 'Ana' },
  ]);
});

it('shows visitors nothing without a contributor, and editors what is missing', () => {
  expect(draw().container).toBeEmptyDOMElement();
  draw([], { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('Contributor');
});
