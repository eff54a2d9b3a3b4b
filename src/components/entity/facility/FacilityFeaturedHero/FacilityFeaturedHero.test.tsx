import { testFacilityHero } from '#src/components/entity/facility/testing/testFacilityHero.tsx';
import { FacilityFeaturedHero } from './FacilityFeaturedHero.tsx';

describe('FacilityFeaturedHero', () => {
  testFacilityHero({
    Hero: FacilityFeaturedHero,
    layout: 'featured',
    photo: { width: 1600, height: 680 },
    ids: {
      layout: '[D-080]',
      names: '[D-081, D-082, D-083]',
      fallback: '[D-082]',
      photo: '[D-085, C-132]',
      phone: '[D-087]',
      nothing: '[D-003, X-073]',
      editors: '[D-005, E-079]',
    },
  });
});
