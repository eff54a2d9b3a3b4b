import type { PageProps } from '#src/context/PageProps.ts';
import { keysOfPage } from './keysOfPage.ts';

const ITEM = '{3F2504E0-4F89-41D3-9A0C-0305E82C3301}';
const page = (more: object): PageProps =>
  ({
    layoutData: { sitecore: { route: { itemId: ITEM, placeholders: {} } } },
    componentData: {},
    ...more,
  }) as unknown as PageProps;
const ITEM_KEY = 'i-3f2504e04f8941d39a0c0305e82c3301';

describe('keysOfPage', () => {
  it('names the entity of a page, those on its cards and lists, and the items it reads', () => {
    const entity = {
      entityTypeId: 'healthcareFacility',
      id: 'fac1',
      name: 'Harbor',
      services: [{ id: 'svc1', name: 'X-ray' }],
    };
    const source = '9d2504e0-4f89-41d3-9a0c-0305e82c33aa';
    const route = {
      itemId: ITEM,
      placeholders: {
        main: [
          {
            componentName: 'Cards',
            dataSource: source,
            fields: { link: { id: ITEM.toLowerCase(), name: 'About' } },
          },
        ],
      },
    };
    const keys = keysOfPage(
      page({
        entity,
        layoutData: { sitecore: { route } },
        componentData: { uid1: { cards: [{ entityTypeId: 'healthcareProfessional', id: 'prov 9/ü' }] } },
      }),
    );
    expect(keys.sort()).toEqual(
      ['e-fac1', 'e-svc1', 'e-prov%209%2F%C3%BC', ITEM_KEY, 'i-9d2504e04f8941d39a0c0305e82c33aa'].sort(),
    );
  });

  it('ids of elements and settings are no entities', () => {
    expect(
      keysOfPage(page({ componentData: { a: { id: 'section-1', title: 'x' }, b: { id: 7, name: 'x' } } })),
    ).toEqual([ITEM_KEY]);
  });

  it('a page that shows more than a header has room for is purged with any of them', () => {
    const cards = Array.from({ length: 200 }, (_, at) => ({ entityTypeId: 'x', id: `prov${at}` }));
    expect(keysOfPage(page({ componentData: { cards } }))).toEqual(['e-any', ITEM_KEY]);
    const long = { entityTypeId: 'x', id: 'a'.repeat(500) };
    expect(keysOfPage(page({ entity: long }))).toEqual(['e-any', ITEM_KEY]);
  });
});
