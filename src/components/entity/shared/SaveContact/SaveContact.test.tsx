import { screen } from '@testing-library/react';
import { FIXTURE_NOW, facilityFixture } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { hours } from '#src/i18n/en/hours.ts';
import { save as en } from '#src/i18n/en/save.ts';
import { save as es } from '#src/i18n/es/save.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadSaveContact } from './SaveContact.data.ts';
import { SaveContact } from './SaveContact.tsx';
import { placed, placedProps } from '#tests/support/placed.ts';

const load = (now: Date) =>
  loadSaveContact(placed('SaveContact'), { entity: facilityFixture(), now } as ComponentDataContext);

describe('SaveContact', () => {
  it('links to the address book file and to the calendar of holidays', async () => {
    const { container } = renderOnPage(
      <SaveContact {...placedProps('SaveContact')} data={await load(FIXTURE_NOW)} />,
      {
        entity: facilityFixture(),
        dictionary: en,
      },
    );
    expect(
      screen.getByRole('link', { name: 'Save to your contacts (Harbor Street Urgent Care)' }),
    ).toHaveAttribute('href', '/api/vcard/facility/fac12.vcf');
    expect(screen.getByRole('link', { name: /Add holiday hours/ })).toHaveAttribute(
      'href',
      '/api/holidays/fac12.ics',
    );
    await expectNoAxeViolations(container);
  });

  it('has the holiday hours themselves on paper', async () => {
    const { container } = renderOnPage(
      <SaveContact {...placedProps('SaveContact')} data={await load(FIXTURE_NOW)} />,
      {
        entity: facilityFixture(),
        dictionary: { ...en, ...hours },
      },
    );
    const onPaper = container.querySelector('[data-print="only"]');
    expect(onPaper).toHaveTextContent(/^Holiday hours/);
    expect([...(onPaper?.querySelectorAll('dt, dd') ?? [])].map((part) => part.textContent)).toEqual([
      'Thu, Nov 26, 2026, Thanksgiving',
      'Closed',
    ]);
  });

  it('offers no calendar when no holiday lies ahead', async () => {
    renderOnPage(
      <SaveContact {...placedProps('SaveContact')} data={await load(new Date('2030-01-01T12:00:00Z'))} />,
      {
        entity: facilityFixture(),
        dictionary: en,
      },
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('is the address book alone among other short actions', async () => {
    const { container } = renderOnPage(
      <SaveContact
        {...placedProps('SaveContact', { params: { Look: 'line' } })}
        data={await load(FIXTURE_NOW)}
      />,
      { entity: facilityFixture(), dictionary: en },
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/api/vcard/facility/fac12.vcf');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('speaks Spanish, its files too', () => {
    renderOnPage(<SaveContact {...placedProps('SaveContact')} data={{ holidays: [] }} />, {
      entity: facilityFixture(),
      dictionary: es,
      locale: 'es',
    });
    expect(screen.getByRole('link', { name: /Guardar en sus contactos/ })).toHaveAttribute(
      'href',
      '/api/vcard/facility/fac12.vcf?locale=es',
    );
  });

  it('shows nothing without an entity', () => {
    expect(renderOnPage(<SaveContact {...placedProps('SaveContact')} />).container).toBeEmptyDOMElement();
  });
});
