import { screen } from '@testing-library/react';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityCampusMapButton } from './FacilityCampusMapButton.tsx';

const map = (headline: string, text = 'Alder Bay map') => ({ headline, link: { href: '/maps/a.pdf', text } });

describe('FacilityCampusMapButton', () => {
  it('[Q-215] links to the map of the entry Campus Maps', async () => {
    const { container } = renderOnPage(<FacilityCampusMapButton />, { entity: facilityFixture() });
    expect(screen.getByRole('link', { name: 'Alder Bay map (PDF)' })).toHaveAttribute(
      'href',
      '/-/media/maps/alder-bay.pdf',
    );
    await expectNoAxeViolations(container);
  });

  it('takes no other entry', () => {
    const { container } = renderOnPage(<FacilityCampusMapButton />, {
      entity: facilityFixture({ findingYourWay: [map('By car')] }),
    });
    expect(container).toBeEmptyDOMElement();
  });

  it('speaks Spanish', () =>
    expectSpanish(FacilityCampusMapButton, facilityFixture({ findingYourWay: [map('Campus Maps', '')] })));

  testEmptySection(FacilityCampusMapButton, {
    missing: 'Campus Maps',
    empty: { findingYourWay: [{ headline: 'Campus Maps' }] },
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile text as text', async () => {
    await expectTextOnly(
      FacilityCampusMapButton,
      bareFacility({ findingYourWay: [map('Campus Maps', HOSTILE_TEXT)] }),
    );
    expect(screen.getByRole('link', { name: HOSTILE_TEXT })).toBeInTheDocument();
  });
});
