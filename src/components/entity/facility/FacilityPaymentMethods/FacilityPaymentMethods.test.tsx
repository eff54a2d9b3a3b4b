import { screen } from '@testing-library/react';
import { facilityFixture, HOSTILE_TEXT } from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectNoteForEditors,
  expectNothingForVisitors,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { payment as en } from '#src/i18n/en/payment.ts';
import { payment as es } from '#src/i18n/es/payment.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityPaymentMethods } from './FacilityPaymentMethods.tsx';

const draw = (paymentOptions: string[], page: object = {}) =>
  renderOnPage(<FacilityPaymentMethods />, {
    entity: facilityFixture({ paymentOptions }),
    dictionary: en,
    ...page,
  });

it('[R-168] names all ways to pay, also those it has no word for', async () => {
  const { container } = draw(['CASH', 'DEBITCARD', 'VISA', 'COUNTY_CARD', HOSTILE_TEXT]);
  expect(screen.getByRole('region', { name: 'Ways to pay' })).toHaveTextContent(
    'Cash, debit card, Visa, County Card',
  );
  expect(container.querySelector('script, img')).toBeNull();
  await expectNoAxeViolations(container);
});

it('speaks Spanish, brands as they are', () => {
  draw(['CASH', 'AMERICANEXPRESS'], { locale: 'es', dictionary: es });
  expect(screen.getByRole('region', { name: 'Formas de pago' })).toHaveTextContent(
    'Efectivo, American Express',
  );
});

it('[D-003, D-004, D-005, E-079] shows visitors nothing without data, and editors what is missing', async () => {
  expectNothingForVisitors(FacilityPaymentMethods);
  await expectNoteForEditors(FacilityPaymentMethods, 'FacilityPaymentMethods', 'paymentOptions');
});
