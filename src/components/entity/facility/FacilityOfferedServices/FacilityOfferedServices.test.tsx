import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectNothingForVisitors,
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityOfferedServices } from './FacilityOfferedServices.tsx';

const offering = (overrides = {}) =>
  facilityFixture({ conditions: [], diagnostics: [], treatments: [], ...overrides });

describe('FacilityOfferedServices', () => {
  it('[D-103] shows each service as an accordion item with what differs here', async () => {
    const { container } = renderOnPage(<FacilityOfferedServices />, { entity: offering() });
    await userEvent.click(screen.getByRole('heading', { name: 'Urgent care' }));
    expect(screen.getByText('Bring a list of your medicines.')).toBeVisible();
    expect(screen.getByText('Closed for lunch on Fridays.')).toBeVisible();
    expect(screen.getByText('8 am – 12 pm')).toBeVisible();
    expect(screen.getByRole('link', { name: '415-555-0191' })).toBeVisible();
    expect(screen.getByText('415-555-0192')).toBeVisible();
    expect(screen.getByText('After hours')).toBeVisible();
    expect(screen.getByRole('link', { name: 'About Urgent care' })).toHaveAttribute(
      'href',
      '/services/urgent-care',
    );
    await expectNoAxeViolations(container);
  });

  it('[R-165] names tele-services as they are spelled', () => {
    const names = ['eICU', 'Teleradiology', 'TeleNeurology', 'Telepsychiatry'];
    const services = names.map((name, at) => ({
      id: `t${at}`,
      name,
      isTopLevel: true,
      isAdvanced: false,
      phone: '4155550195',
    }));
    renderOnPage(<FacilityOfferedServices />, { entity: offering({ services }) });
    for (const name of names) expect(screen.getByText(name)).toBeInTheDocument();
  });

  it('lets the browser keep one entry per group open: names are shared within a group only', () => {
    const entity = offering({
      services: [
        ...facilityFixture().services,
        { id: 's4', name: 'Wellness', isTopLevel: false, isAdvanced: false, phone: '4155550195' },
      ],
    });
    renderOnPage(<FacilityOfferedServices />, { entity });
    const group = (name: string) =>
      screen.getByRole('heading', { name }).closest('details')?.getAttribute('name');
    expect(group('Imaging')).toBe(group('Urgent care'));
    expect(group('Travel vaccines')).toBe(group('Wellness'));
    expect(group('Imaging')).not.toBe(group('Wellness'));
  });

  it('shows a further service of which nothing differs here as a plain row', () => {
    renderOnPage(<FacilityOfferedServices />, { entity: offering() });
    expect(screen.getByRole('link', { name: 'Flu shots' })).toHaveAttribute('href', '/services/flu-shots');
    expect(screen.queryByRole('button', { name: 'Flu shots' })).toBeNull();
  });

  it('[D-112] shows nothing when no service is top-level', () => {
    expectNothingForVisitors(FacilityOfferedServices, {
      services: [{ id: '1', name: 'Lab', isTopLevel: false, isAdvanced: false }],
    });
  });

  it.each([['[D-113] conditions'], ['[D-113] diagnostics'], ['[D-113] treatments']])(
    '%s hide the services',
    (title) => {
      const list = title.slice(8);
      const { container } = renderOnPage(<FacilityOfferedServices />, {
        entity: offering({ [list]: [{ id: '1', name: 'Flu' }] }),
      });
      expect(container).toBeEmptyDOMElement();
    },
  );

  it('speaks Spanish', () => expectSpanish(FacilityOfferedServices, offering()));

  testEmptySection(FacilityOfferedServices, {
    missing: 'c_relatedServices',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile, long and right-to-left names as text', async () => {
    const services = [HOSTILE_TEXT, LONG_NAME, RTL_NAME].map((name, index) => ({
      id: String(index),
      name,
      isTopLevel: true,
      isAdvanced: false,
    }));
    await expectTextOnly(FacilityOfferedServices, bareFacility({ services }));
    expect(screen.getByRole('heading', { name: HOSTILE_TEXT })).toBeInTheDocument();
  });
});
