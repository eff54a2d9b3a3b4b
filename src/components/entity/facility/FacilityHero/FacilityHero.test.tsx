import { testFacilityHero } from '#src/components/entity/facility/testing/testFacilityHero.tsx';
import { FacilityHero } from './FacilityHero.tsx';

describe('FacilityHero', () => {
  testFacilityHero({
    Hero: FacilityHero,
    layout: 'standard',
    photo: { width: 432, height: 287 },
    ids: {
      layout: '[D-080]',
      names: '[D-081, D-082, D-083]',
      fallback: '[D-082]',
      photo: '[D-085, C-131]',
      phone: '[D-087]',
      nothing: '[D-003, X-073]',
      editors: '[D-005, E-079]',
    },
  });
});
