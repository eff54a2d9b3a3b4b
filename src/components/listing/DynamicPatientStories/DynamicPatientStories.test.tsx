import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import {
  drawListing,
  found,
  listingContext,
  rendering,
  showListing,
} from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadDynamicPatientStories } from './DynamicPatientStories.data.ts';
import { DynamicPatientStories } from './DynamicPatientStories.tsx';

const one = {
  name: 'DynamicPatientStories',
  Component: DynamicPatientStories,
  load: loadDynamicPatientStories,
  params: { Query: 'heart' },
};

describe('DynamicPatientStories', () => {
  it('lists what the query finds, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Patient stories',
      more: { name: 'All patient stories', href: '/patient-stories' },
    });
    await expectNoAxeViolations(container);
  });

  it('[Q-404] asks for 3 by the query, or as many as the editor says', async () => {
    const ask = async (params: Record<string, string>) => {
      const { context, asked } = listingContext({});
      await loadDynamicPatientStories(rendering('DynamicPatientStories', params), context);
      return asked;
    };
    const search = { experience: 'related-content', verticalKey: 'patient_story', query: 'heart' };
    expect(await ask({ Query: ' heart ' })).toEqual([{ ...search, limit: 3 }]);
    expect(await ask({ Query: 'heart', Limit: '8' })).toEqual([{ ...search, limit: 8 }]);
    expect(await ask({ Query: ' ' })).toEqual([]);
  });

  it('[X-026] tells editors of a missing query, and visitors nothing', async () => {
    const { container, unmount } = await drawListing(
      DynamicPatientStories,
      rendering('DynamicPatientStories'),
      undefined,
      { mode: 'edit' },
    );
    expect(container).toHaveTextContent('Query is not defined.');
    unmount();
    expect(
      (await drawListing(DynamicPatientStories, rendering('DynamicPatientStories'), undefined)).container,
    ).toBeEmptyDOMElement();
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

  it.each([
    ['Row', false],
    ['Column', true],
  ])('stands as %s', async (Layout, isColumn) => {
    const placed = rendering('DynamicPatientStories', { Query: 'heart', Layout });
    const { container } = await showListing(DynamicPatientStories, loadDynamicPatientStories, placed, {
      results: [found('a1')],
    });
    expect(container.querySelectorAll('.ListingFrame-cards--rows')).toHaveLength(isColumn ? 1 : 0);
  });
});
