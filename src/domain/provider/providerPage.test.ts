import { boardCertification } from './boardCertification.ts';
import { splitName } from './splitName.ts';
import { CHART_APPS, ONLINE_SERVICES, PROFICIENCIES, storedOption } from './storedOption.ts';

it.each([
  ['Amara Okafor, MD', ['MD', 'MPH'], 'Amara Okafor', ['MD', 'MPH']],
  ['Amara Okafor', ['MD'], 'Amara Okafor', ['MD']],
  ['Lee Ng, M.D., FACP', ['MD'], 'Lee Ng', ['M.D.', 'FACP']],
  ['Solo', [], 'Solo', []],
  [', MD', [], ', MD', ['MD']],
])('splits %j with %j', (full, titles, name, letters) => {
  expect(splitName(full, titles)).toEqual({ name, letters });
});

it.each([
  ['Certified', undefined, { kind: 'certified' }],
  ['Eligible', 'soon', { kind: 'eligible' }],
  ['Not certified/unknown', undefined, undefined],
  ['Not certified/unknown', 'In progress', { kind: 'text', text: 'In progress' }],
  [undefined, undefined, undefined],
])('[R-069] board certification %j with words %j', (stored, boardText, expected) => {
  expect(
    boardCertification({ ...(stored && { boardCertification: stored }), ...(boardText && { boardText }) }),
  ).toEqual(expected);
});

it.each([
  ['[R-161]', PROFICIENCIES, 'Interpreter available', 'interpreter-available'],
  ['[R-161]', PROFICIENCIES, 'OFFICE_STAFF_ONLY', 'office-staff-only'],
  ['[R-161]', PROFICIENCIES, 'Unknown', undefined],
  ['[R-162]', CHART_APPS, 'Community connect', 'community-connect'],
  ['[R-162]', CHART_APPS, 'No EHR Offered', undefined],
  ['[R-163]', ONLINE_SERVICES, 'Rx refills', 'rx-refills'],
  ['[R-163]', ONLINE_SERVICES, 'non-health questions', 'non-health-questions'],
  ['[R-163]', ONLINE_SERVICES, undefined, undefined],
])('%s of %j, %j is %j', (_, options, stored, expected) => {
  expect(storedOption(options as readonly string[], stored)).toBe(expected);
});
