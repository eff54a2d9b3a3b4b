import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { bareProvider } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderPatientInfo } from './ProviderPatientInfo.tsx';

expectSection(ProviderPatientInfo, 'ProviderPatientInfo', 'c_ageRange');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderPatientInfo);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it('[D-172, R-162, R-163] says what patients ask for; an option nobody knows is left out', () => {
  drawSection(ProviderPatientInfo);
  expect(facts()).toEqual({
    Gender: 'Female',
    'Ages seen': 'Adults only',
    'Video visits': 'Yes',
    'Online health record': 'MyHealthOnline',
    'Online services': 'Prescription refills, test results',
    'Works with residents in training': 'Yes',
  });
});

it.each(['Male', 'Female', 'Nonbinary'])('[R-119] gender %s is displayed', (gender) => {
  drawSection(ProviderPatientInfo, bareProvider({ gender }));
  expect(facts()).toEqual({ Gender: gender });
});

it('[R-119] another one is not', () => {
  expect(drawSection(ProviderPatientInfo, bareProvider({ gender: 'Other' })).container).toBeEmptyDOMElement();
});

it.each([
  ['All Ages', 'All ages'],
  ['0-18 years', 'Children under 18'],
  ['18 + years', 'Adults only'],
  ['Seniors Only', 'Seniors Only'],
  ['Contact Physician Office', 'Contact Office'],
  ['Other Specify', 'Adults and teens from 13'],
])('[R-120] ages %s', (ageRange, text) => {
  drawSection(ProviderPatientInfo, bareProvider({ ageRange, ageRangeOther: 'Adults and teens from 13' }));
  expect(facts()).toEqual({ 'Ages seen': text });
});

it.each(['No EHR Offered', 'Carrier pigeon'])('[R-162] %s is not told', (chartApp) => {
  expect(drawSection(ProviderPatientInfo, bareProvider({ chartApp })).container).toBeEmptyDOMElement();
});
