import { rows } from '#src/components/rows.generated.ts';
import { layoutOf } from '#src/page/testing/pageWorld.ts';
import { withRoute } from './layoutStep.ts';
import type { Layout } from './layoutStep.ts';
import { partsStep } from './partsStep.ts';

const promoWith = (params: Record<string, string>, fields = { Headline: { value: 'Hi' } }) => {
  const main = [
    {
      componentName: 'Box',
      uid: 'b',
      placeholders: { in: [{ componentName: 'FeaturedPromo', uid: 'f', params, fields }] },
    },
    { componentName: 'Unknown', uid: 'u', params },
  ];
  const layoutData = layoutOf('x', { main });
  partsStep(withRoute(layoutData, 'en') as Layout, rows);
  return main;
};

it('[Q-153] gives a promo its video as a part that wakes, with the promo’s own fields', () => {
  const [box, unknown] = promoWith({ Media: 'Video' });
  expect(box?.placeholders?.in[0]).toHaveProperty('placeholders', {
    'promo-video': [
      {
        componentName: 'VideoCard',
        uid: 'pf',
        params: { FieldNames: 'VideoOnly' },
        fields: { Headline: { value: 'Hi' } },
      },
    ],
  });
  expect(unknown).not.toHaveProperty('placeholders');
});

it('and none to a promo with a picture', () => {
  for (const params of [{ Media: 'image' }, {}])
    expect(promoWith(params as never)[0]?.placeholders?.in[0]).not.toHaveProperty('placeholders');
});
