import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = { folder: 'promo', wake: 'never', pages: 'any', editing: 'P', strings: [] } as const;

/** Pointers to other pages. */
export const promoRows = {
  Promo: row,
  SimplePromo: row,
  FeaturedPromo: {
    ...row,
    strings: ['media'],
    part: {
      component: 'VideoCard',
      variant: 'VideoOnly',
      placeholder: 'promo-video',
      when: ['Media', /^video$/i],
    },
  },
  StatsPromo: row,
  SingleActionCard: { ...row, strings: ['promo'] },
} satisfies Record<string, RegistryRow>;
