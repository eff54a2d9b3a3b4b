import { boardCertification } from './boardCertification.ts';
import { splitName } from './splitName.ts';
import { providerPage as en } from '#src/i18n/en/providerPage.ts';
import { providerPage as es } from '#src/i18n/es/providerPage.ts';
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

/** The words a page has for a stored option, in both languages; none for what is not told. */
const told = (prefix: string, option: string | undefined) =>
  option === undefined
    ? []
    : [en, es].map((words) => (words as Record<string, string>)[`${prefix}-${option}`]);

it.each([
  [
    '[R-161] a language spoken',
    'providerPage.speaks',
    PROFICIENCIES,
    'Basic, Conversational, Fluent, Interpreter available, Limited, Medical, Office staff only',
    'Unknown',
  ],
  [
    '[R-162] a health record',
    'providerPage.app',
    CHART_APPS,
    'MyHealthOnline, Other Online Service, Community connect',
    'No EHR Offered',
  ],
  [
    '[R-163] an online service',
    'providerPage.service',
    ONLINE_SERVICES,
    'proxy access, direct scheduling, mobile access, Rx refills, appointment requests, health questions, non-health questions, test results, online billing',
    'anything else',
  ],
])(
  '%s: every value of the specification has its words, what says nothing has none',
  (_, prefix, options, values, silent) => {
    for (const value of values.split(', ')) {
      const words = told(prefix, storedOption(options as readonly string[], value));
      expect([value, words.map((text) => typeof text)]).toEqual([value, ['string', 'string']]);
    }
    expect(told(prefix, storedOption(options as readonly string[], silent))).toEqual([]);
  },
);

it('[R-169] credentials are told apart from the name, those of the specification and all others', () => {
  for (const letters of ['MD', 'DO', 'NP', 'PA', 'FNP-C', 'DNP', 'PharmD'])
    expect(splitName(`Ana Reyes, ${letters}`)).toEqual({ name: 'Ana Reyes', letters: [letters] });
  expect(splitName('Ana Reyes, MD, PA')).toEqual({ name: 'Ana Reyes', letters: ['MD', 'PA'] });
});
