import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import {
  heartCare,
  heartPage,
  listingContext,
  rendering,
} from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadServicePatientStories } from './ServicePatientStories.data.ts';
import { ServicePatientStories } from './ServicePatientStories.tsx';

const page = { pageFields: heartPage };
const world = { services: { svc1: heartCare() } };
const one = {
  name: 'ServicePatientStories',
  Component: ServicePatientStories,
  load: loadServicePatientStories,
  params: { Limit: '2' },
  page,
  world,
};

describe('ServicePatientStories', () => {
  it('[Q-161, Q-046] lists what belongs to the service of the page, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Patient stories',
      more: { name: 'All patient stories', href: '/patient-stories' },
    });
    await expectNoAxeViolations(container);
  });

  it('[S-340] asks in the context of the service', async () => {
    const { context, asked } = listingContext(world, page);
    await loadServicePatientStories(rendering('ServicePatientStories'), context);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'patient_story',
        limit: 3,
        contextEntityId: 'svc1',
        staticFilters: [
          { kind: 'fieldValue', fieldId: 'c_services.name', matcher: '$eq', value: 'Heart Care' },
        ],
      },
    ]);
  });

  it('asks nothing on a page without a service, or when the directory does not answer', async () => {
    const { context, asked } = listingContext(world);
    expect(await loadServicePatientStories(rendering('ServicePatientStories'), context)).toBeUndefined();
    const lost = listingContext({}, page);
    expect(await loadServicePatientStories(rendering('ServicePatientStories'), lost.context)).toBeUndefined();
    expect([...asked, ...lost.asked]).toEqual([]);
  });

  it('shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(one, 'Historias de pacientes', {
      name: 'Todas las historias de pacientes',
      href: '/es/patient-stories',
    });
  });
});
