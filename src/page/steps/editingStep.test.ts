import { layoutOf } from '#src/page/testing/pageWorld.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { EditingRequest } from '#src/ports/ContentPort.ts';
import { editingStep } from './editingStep.ts';
import { isEnd } from '#src/page/PageResult.ts';
import { withRoute } from './layoutStep.ts';

const request = {
  site: 'main',
  itemId: 'page',
  language: 'en',
  version: '4',
  mode: 'edit',
} as EditingRequest;
const sent = (name: string, rawValue: string, id = '{PAGE}') => ({
  value: rawValue,
  metadata: {
    datasource: { id, language: 'en', revision: 'r1', version: 3, more: 1 },
    title: name,
    fieldId: '{1}',
    fieldType: 'Single-Line Text',
    rawValue,
  },
});

function made(fields: Record<string, unknown>, main: unknown[] = []) {
  const layout = withRoute(layoutOf('about', { fields, main }), 'en');
  if (isEnd(layout)) throw new Error('no page');
  const sealed: object[] = [];
  const editing = editingStep(layout, request, rows as Record<string, RegistryRow>, {
    savesHere: true,
    seal: (ticket) => {
      sealed.push(ticket);
      return 'ticket';
    },
  });
  return { editing, sealed };
}
const placed = (componentName: string, dataSource: string, fields: object = {}) => ({
  ...{ uid: `uid-${componentName}`, componentName, dataSource, fields, params: {} },
});

it('gives the item as the platform says it, and the raw value of each field under the name it is sent by', () => {
  const { editing } = made({
    Title: sent('Title', 'About'),
    MetaTitle: sent('Meta Title', 'About us'),
    TeaserImage: { ...sent('TeaserImage', '<image src="/a.png" />'), value: { src: '/a.png', alt: 'A' } },
  });
  expect(editing.page.item).toEqual({ itemId: '{PAGE}', language: 'en', version: 3, revision: 'r1' });
  const field = (declared: string) => editing.page.fields.find((one) => one.declared === declared);
  expect(field('Title')).toMatchObject({ name: 'Title', raw: 'About', kind: 'text' });
  expect(field('Meta Title')).toMatchObject({ name: 'MetaTitle', raw: 'About us' });
  expect(field('Service')).toMatchObject({ name: 'Service', raw: '', kind: 'reference', most: 1 });
  expect(field('TeaserImage')?.image).toEqual({ src: '/a.png', alt: 'A' });
});

it('takes what was asked for where the page has no fields yet', () => {
  expect(made({}).editing.page.item).toEqual({ itemId: 'page', language: 'en', version: 4 });
});

it('[E-005, E-006] finds the selections and icons of placed components that have a datasource', () => {
  const { editing, sealed } = made({ Title: sent('Title', 'About') }, [
    placed('SelectedAwards', '{A}', { Awards: sent('Awards', '[]', '{A}') }),
    placed('TextWithIcon', '{B}'),
    placed('SelectedArticles', ''),
    placed('Accordion', '{C}'),
  ]);
  expect(Object.keys(editing.parts)).toEqual(['uid-SelectedAwards', 'uid-TextWithIcon']);
  expect(editing.parts['uid-SelectedAwards']).toMatchObject({
    component: 'SelectedAwards',
    item: { itemId: '{A}', revision: 'r1' },
    fields: [{ name: 'Awards', kind: 'reference', to: ['ce_award'], most: 50, raw: '[]' }],
  });
  expect(editing.parts['uid-TextWithIcon']).toMatchObject({
    item: { itemId: '{B}', language: 'en' },
    fields: [{ name: 'Icon', kind: 'icon', most: 1, raw: '' }],
  });
  expect(sealed).toEqual([
    { site: 'main', itemId: '{PAGE}', language: 'en', version: 3, datasources: ['{A}', '{B}'] },
  ]);
});
