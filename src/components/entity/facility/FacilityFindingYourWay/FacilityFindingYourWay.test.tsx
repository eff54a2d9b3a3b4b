import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityFindingYourWay } from './FacilityFindingYourWay.tsx';

describe('FacilityFindingYourWay', () => {
  it('[D-100] shows one tab per way, chosen by keyboard', async () => {
    const { container } = renderOnPage(<FacilityFindingYourWay />, { entity: facilityFixture() });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'By car',
      'By bus',
      'Campus Maps',
    ]);
    expect(screen.getByText(/coral awning/)).toBeVisible();
    screen.getByRole('tab', { name: 'By car' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByText('Bus 4 and 11 stop at the door.')).toBeVisible();
    expect(screen.getByText(/coral awning/)).not.toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Campus Maps' }));
    expect(screen.getByRole('link', { name: 'Alder Bay map (PDF)' })).toHaveAttribute(
      'href',
      '/-/media/maps/alder-bay.pdf',
    );
    await expectNoAxeViolations(container);
  });

  it.each(['en', 'es'] as const)(
    'shows a campus map that is a picture beside the ways (%s)',
    async (locale) => {
      const findingYourWay = [
        { headline: 'By car', body: '<ol><li>Turn in at the sign.</li></ol>' as SafeHtml },
        {
          headline: 'Campus Maps',
          body: '<p>1 is the sign.</p>' as SafeHtml,
          link: { href: '/-/media/art/campus-map/fac1.svg', text: 'Open the map' },
        },
      ];
      const { container } = renderOnPage(<FacilityFindingYourWay />, {
        entity: bareFacility({ findingYourWay }),
        locale,
      });
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['By car']);
      const plan = screen.getByRole('figure');
      expect(within(plan).getByRole('img')).toHaveAccessibleName(
        locale === 'en' ? 'Plan of the campus' : 'Plano del campus',
      );
      expect(within(plan).getByText('1 is the sign.')).toBeVisible();
      expect(within(plan).getByRole('link', { name: 'Open the map' })).toHaveAttribute(
        'href',
        '/-/media/art/campus-map/fac1.svg',
      );
      await expectNoAxeViolations(container);
    },
  );

  it('shows a plan alone where no way is told', () => {
    renderOnPage(<FacilityFindingYourWay />, {
      entity: bareFacility({
        findingYourWay: [{ headline: 'Campus Maps', link: { href: '/plan.png', text: 'Open the map' } }],
      }),
    });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', '/plan.png');
  });

  it('prints the page when asked', async () => {
    window.print = jest.fn();
    renderOnPage(<FacilityFindingYourWay />, { entity: facilityFixture() });
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('leaves out an entry that says nothing', () => {
    renderOnPage(<FacilityFindingYourWay />, {
      entity: bareFacility({
        findingYourWay: [{ headline: 'Empty' }, { headline: 'By bus', body: '<p>4</p>' as SafeHtml }],
      }),
    });
    expect(screen.getAllByRole('tab')).toHaveLength(1);
  });

  it('wakes without a difference from what the server wrote', async () => {
    const { complaints } = await hydrateOnPage(<FacilityFindingYourWay />, { entity: facilityFixture() });
    expect(complaints).toEqual([]);
  });

  it('speaks Spanish, of the campus map too', () => {
    expectSpanish(FacilityFindingYourWay, facilityFixture());
    expect(screen.getByRole('tab', { name: 'Mapas' })).toBeInTheDocument();
  });

  testEmptySection(FacilityFindingYourWay, {
    missing: 'c_findingYourWay',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile headlines as text', async () => {
    const body = '<p>x</p>' as SafeHtml;
    await expectTextOnly(
      FacilityFindingYourWay,
      bareFacility({
        findingYourWay: [HOSTILE_TEXT, LONG_NAME, RTL_NAME].map((headline) => ({ headline, body })),
      }),
    );
    expect(screen.getByRole('tab', { name: HOSTILE_TEXT })).toBeInTheDocument();
  });
});
