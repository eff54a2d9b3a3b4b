import { parseEnv } from './env.ts';
import { LOCATION_SHORTCUTS, redirects } from './redirects.ts';
import { redirectTester } from './testing/routeTester.ts';

const otherHosts = {
  communityConnect: ['connect.example.org'],
  employerProgram: ['work.example.org'],
  employerProgramPaths: { '/clinics': '/on-site-clinics', '/contact': '/contact-us' },
};
const env = parseEnv({
  SITE_ORIGIN: 'http://localhost:3000',
  OTHER_DOMAIN_HOSTS: JSON.stringify(otherHosts),
  WAIT_TIME_HOST: 'https://waits.example.org',
});

let go: Awaited<ReturnType<typeof redirectTester>>;
beforeAll(async () => {
  go = await redirectTester(redirects(env));
});

describe('redirects', () => {
  it('[S-019, S-040] every row is temporary: 307', () => {
    expect(redirects(env).map((row) => row.permanent)).toEqual(redirects(env).map(() => false));
    expect(go('/find-clinician')?.status).toBe(307);
  });

  it.each([
    ['[S-041] the bare path', '/find-clinician', '/find-provider'],
    ['[S-041] with a tail, which is dropped', '/find-clinician/a/b', '/find-provider'],
    ['[S-041] in Spanish', '/es/find-clinician/a', '/es/find-provider'],
    ['[S-041] the query survives', '/find-clinician?a=1', '/find-provider?a=1'],
    ['[S-042] the bare path', '/find-doctor', '/find-provider'],
    ['[S-042] with a tail', '/find-doctor/jane-doe-1', '/find-provider'],
    ['[S-042] only whole segments are exempt', '/find-doctor/specialty-x', '/find-provider'],
    ['[S-042] only whole segments are exempt', '/find-doctor/citywide/x', '/find-provider'],
    ['[S-047] to the specialty list', '/find-doctor/doctor-by-specialty', '/find-doctor/specialty'],
    ['[S-048] browse', '/find-location/browse', '/find-location/type'],
    ['[S-065] the bare root', '/find-location', '/find-location/type/flu-clinic'],
    ['[S-065] the bare root in Spanish', '/es/find-location', '/es/find-location/type/flu-clinic'],
    ['[S-066] plan root', '/health-plan/plan', '/health-plan'],
    ['[S-067] med-group root', '/health-plan/med-group', '/health-plan'],
    ['[S-068] hospital root', '/health-plan/hospital', '/health-plan'],
    ['[S-073] monitor', '/monitor', 'https://waits.example.org/monitor'],
    ['[S-073] below monitor', '/monitor/a/b', 'https://waits.example.org/monitor/a/b'],
    ['[S-074] slide images', '/slide-image/1.png', 'https://waits.example.org/slide-image/1.png'],
  ])('%s: %s → %s', (_row, from, to) => {
    expect(go(from)).toEqual({ to, status: 307 });
  });

  it.each([
    ['[S-043]', '/find-doctor/specialty'],
    ['[S-043]', '/find-doctor/specialty/cardiology'],
    ['[S-044]', '/find-doctor/city'],
    ['[S-044]', '/find-doctor/city/fresno'],
    ['[S-044]', '/find-doctor/city/fresno/cardiology'],
    ['[S-045]', '/find-doctor/doctor-by-city'],
    ['[S-045]', '/find-doctor/doctor-by-city/fresno'],
    ['[S-046] below doctor-by-specialty', '/find-doctor/doctor-by-specialty/x'],
    ['[S-065] a search address is no bare root', '/find-location?verticalKey=healthcare_facilities'],
    ['[S-065] a search address is no bare root', '/find-location?query=%22er%22'],
    ['[S-065] a search address is no bare root', '/find-location?offset=20'],
    ['[S-066] plans below the root stay', '/health-plan/plan/acme/gold'],
    ['[S-067] groups below the root stay', '/health-plan/med-group/a-1'],
    ['[S-068] hospitals below the root stay', '/health-plan/hospital/a-1'],
    ['type pages stay', '/find-location/type/labs'],
    ['facility pages stay', '/find-location/facility/labs-1'],
  ])('%s stays: %s', (_row, from) => {
    expect(go(from)).toBeUndefined();
  });

  it.each([
    ['[S-049] birth-centers', 'birth-centers'],
    ['[S-050] care-centers', 'care-centers'],
    ['[S-051] emergency-rooms', 'emergency-rooms'],
    ['[S-052] home-health-hospice', 'home-health-hospice'],
    ['[S-053] hospitals', 'hospitals'],
    ['[S-054] imaging', 'imaging'],
    ['[S-055] integrative-health-healing', 'integrative-health-healing'],
    ['[S-056] labs', 'labs'],
    ['[S-057] libraries-resource-centers', 'libraries-resource-centers'],
    ['[S-058] occupational-health', 'occupational-health'],
    ['[S-059] pharmacies-outpatient', 'pharmacies-outpatient'],
    ['[S-060] physical-therapy-rehab', 'physical-therapy-rehab'],
    ['[S-061] surgery-centers', 'surgery-centers'],
    ['[S-062] transplant-outreach-clinics', 'transplant-outreach-clinics'],
    ['[S-063] urgent-care', 'urgent-care'],
    ['[S-064] walk-in-care', 'walk-in-care'],
  ])('%s is a shortcut to its type page', (_row, shortcut) => {
    expect(LOCATION_SHORTCUTS).toContain(shortcut);
    for (const spelling of [shortcut, shortcut.toUpperCase()])
      expect(go(`/find-location/${spelling}`)).toEqual({
        to: `/find-location/type/${shortcut}`,
        status: 307,
      });
  });

  it.each([
    ['[S-069]', 'connect.example.org', '/', 'http://localhost:3000/community-connect'],
    ['[S-070]', 'work.example.org', '/', 'http://localhost:3000/employer-program'],
    ['[S-071]', 'work.example.org', '/clinics', 'http://localhost:3000/employer-program/on-site-clinics'],
    ['[S-071]', 'work.example.org', '/contact', 'http://localhost:3000/employer-program/contact-us'],
    ['[S-072]', 'work.example.org', '/unknown/path', 'http://localhost:3000/404'],
    ['[S-072]', 'connect.example.org', '/find-doctor', 'http://localhost:3000/404'],
  ])('%s on %s: %s → %s', (_row, host, from, to) => {
    expect(go(from, host)).toEqual({ to, status: 307 });
  });

  it.each([
    '/find-location',
    '/find-location/urgent-care',
    '/find-location/browse',
    '/find-doctor/doctor-by-specialty',
    '/health-plan/plan',
    '/health-plan/med-group',
    '/health-plan/hospital',
  ])('[A-84] leads nowhere on the plan’s host, which has no such page: %s', (from) => {
    expect(go(from, 'plan.localhost:3000')).toBeUndefined();
    expect(go(`/es${from}`, 'plan.localhost:3000')).toBeUndefined();
    expect(go(from, 'www.example.org')).toBeDefined();
  });

  it.each(['/find-clinician', '/find-doctor', '/find-doctor/jane-doe-1'])(
    '[A-84] leads to the plan’s own search for providers: %s',
    (from) => {
      expect(go(from, 'plan.localhost')?.to).toBe('/find-provider');
    },
  );

  it('a host that only looks like a configured one is not taken', () => {
    expect(go('/unknown', 'connectXexample.org')).toBeUndefined();
  });

  it('a redirect whose host is not configured is left out (A-07)', async () => {
    const bare = await redirectTester(redirects(parseEnv({})));
    expect(bare('/monitor')).toBeUndefined();
    expect(bare('/', 'work.example.org')).toBeUndefined();
    expect(bare('/find-clinician')?.to).toBe('/find-provider');
  });
});
