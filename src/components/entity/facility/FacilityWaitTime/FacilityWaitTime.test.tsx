import { act, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { Facility } from '#src/domain/entities/Facility.ts';
import { facilityFixture, FIXTURE_NOW } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { hydrateOnPage, serverHtml } from '#tests/support/hydrateOnPage.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityWaitTime } from './FacilityWaitTime.tsx';

const record = {
  YextLocationUid: '55012',
  PatientsStillWaiting: 12,
  FetchDateTime: '2026-11-21T14:38:00-08:00',
};

function answer(body: unknown, ok = true) {
  const fetched = jest.fn(async () => ({ ok, json: async () => body }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

function draw(entity: Facility, locale: 'en' | 'es' = 'en') {
  return renderOnPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <FacilityWaitTime />
    </SWRConfig>,
    { entity, locale },
  );
}

const settle = () => act(async () => {});

describe('FacilityWaitTime', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: FIXTURE_NOW });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[D-092, S-300, S-209] shows how many wait, from the record of this facility’s uid', async () => {
    const fetched = answer({ 55012: record, 77: { ...record, PatientsStillWaiting: 99 } });
    const { container } = draw(facilityFixture());
    await settle();
    expect(fetched).toHaveBeenCalledWith('/api/waitTimes');
    expect(container.querySelector('.FacilityWaitTime-count')).toHaveTextContent('12 people');
    expect(screen.getByText('at 2:38 pm')).toBeInTheDocument();
    jest.useRealTimers();
    await expectNoAxeViolations(container);
  });

  it('[S-302] asks only after the page has mounted', async () => {
    const fetched = answer({ 55012: record });
    const html = await serverHtml(<FacilityWaitTime />, { entity: facilityFixture() });
    expect(fetched).not.toHaveBeenCalled();
    expect(html).not.toContain('12');
    draw(facilityFixture());
    await settle();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('[S-303, C-003] asks again every 300 seconds', async () => {
    const fetched = answer({ 55012: record });
    draw(facilityFixture());
    await settle();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(299_000);
    });
    expect(fetched).toHaveBeenCalledTimes(1);
    await act(async () => {
      await jest.advanceTimersByTimeAsync(2_000);
    });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      '[R-014] nothing while the facility is closed',
      '2026-11-21T22:00:00-08:00',
      { ...record, FetchDateTime: '2026-11-21T21:59:00-08:00' },
    ],
    ['nothing from a record that is too old', '2026-11-21T16:00:00-08:00', record],
    [
      'nothing from a record that makes no sense',
      '2026-11-21T14:41:00-08:00',
      { ...record, PatientsStillWaiting: '12' },
    ],
    [
      'nothing from a record of the year 0001',
      '2026-11-21T14:41:00-08:00',
      { ...record, FetchDateTime: '0001-01-01T00:00:00Z' },
    ],
  ])('%s', async (_, time, one) => {
    jest.setSystemTime(new Date(time));
    answer({ 55012: one });
    const { container } = draw(facilityFixture());
    await settle();
    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('[S-301, X-014] shows nothing when the service fails, answers {} or nonsense', async () => {
    for (const body of [{}, null, [], 'no']) {
      answer(body);
      const { container, unmount } = draw(facilityFixture());
      await settle();
      expect(container.textContent).toBe('');
      unmount();
    }
    answer({ 55012: record }, false);
    const failed = draw(facilityFixture());
    await settle();
    expect(failed.container.textContent).toBe('');
    failed.unmount();
    Object.assign(globalThis, {
      fetch: jest.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    });
    const refused = draw(facilityFixture());
    await settle();
    expect(refused.container.textContent).toBe('');
  });

  it('keeps a place only where a wait may come', async () => {
    answer({});
    expect(draw(facilityFixture()).container.querySelector('.FacilityWaitTime--unknown')).not.toBeNull();
    expect(draw(facilityFixture({ locationTypes: ['Imaging'] })).container).toBeEmptyDOMElement();
    await settle();
  });

  it('[S-320] marks the way here with ids only, so that a click is counted', async () => {
    answer({ 55012: record });
    const entity = facilityFixture();
    draw(entity);
    await settle();
    expect(screen.getByRole('link', { name: 'I’m on my way' })).toHaveAttribute(
      'data-click',
      `on_my_way healthcareFacility ${entity.uid}`,
    );
  });

  it('speaks Spanish, and of one person in the singular', async () => {
    answer({ 55012: { ...record, PatientsStillWaiting: 1 } });
    const { container } = draw(facilityFixture(), 'es');
    await settle();
    expect(container.querySelector('.FacilityWaitTime-count')).toHaveTextContent('1 persona');
  });

  it('[D-003, X-073] shows nothing without an entity', async () => {
    answer({ 55012: record });
    const { container } = renderOnPage(<FacilityWaitTime />);
    await settle();
    expect(container).toBeEmptyDOMElement();
  });

  it('wakes without a difference from what the server wrote', async () => {
    answer({ 55012: record });
    const { complaints } = await hydrateOnPage(<FacilityWaitTime />, { entity: facilityFixture() });
    expect(complaints).toEqual([]);
  });
});
