import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { importFiles } from './importFiles.ts';
import type { FileReport } from './ImportReport.ts';

// Real open data lies beside the repository on some machines and is never part of it.
const data = join(__dirname, '../../../../shared/data');
const files = [
  'facilities/ca_hospitals_hifld.csv',
  'facilities/ca_hospitals_cms.csv',
  'facilities/ca_hospitals_synthea.csv',
  'facilities/ca_urgent_care_hifld.csv',
  'facilities/ca_urgent_care_synthea.csv',
  'facilities/ca_surgery_centers_synthea.csv',
  'facilities/ca_womens_clinics_synthea.csv',
  'facilities/ca_childrens_clinics_synthea.csv',
  'facilities/ca_rehab_therapy_synthea.csv',
  'facilities/sf_health_facilities_datasf.csv',
  'fhir/plannet_nppes_ct.ndjson',
  'research/ctgov_v2_studies.json',
].map((file) => join(data, file));

/** read, created, joined, rejected; counted by hand from the files: closed rows, shared numbers, doubles. */
const counts: Record<string, [number, number, number, number]> = {
  // 9 of 288 are closed.
  'ca_hospitals_hifld.csv': [288, 279, 0, 9],
  // 183 are HIFLD's, most under another spelling; 9 are at no HIFLD address, or under quite another name.
  'ca_hospitals_cms.csv': [192, 9, 183, 0],
  // 170 share their certification number with CMS; 3 of the other 4 are found by name and address.
  'ca_hospitals_synthea.csv': [174, 1, 173, 0],
  'ca_urgent_care_hifld.csv': [196, 196, 0, 0],
  'ca_urgent_care_synthea.csv': [196, 0, 196, 0],
  // 276 numbers in 282 rows, two of them for one centre.
  'ca_surgery_centers_synthea.csv': [282, 275, 7, 0],
  'ca_womens_clinics_synthea.csv': [81, 81, 0, 0],
  'ca_childrens_clinics_synthea.csv': [12, 12, 0, 0],
  // 430 numbers in 440 rows.
  'ca_rehab_therapy_synthea.csv': [440, 430, 10, 0],
  // Of 13 hospitals 12 are HIFLD's and one HIFLD calls closed.
  'sf_health_facilities_datasf.csv': [78, 65, 12, 1],
  'plannet_nppes_ct.ndjson': [324, 285, 0, 0],
  'ctgov_v2_studies.json': [53, 494, 0, 0],
};
const base = (report: FileReport) => report.file.split('/').at(-1) ?? '';

if (existsSync(data)) {
  describe('real open data', () => {
    let store: Store;
    let reports: FileReport[];
    beforeAll(async () => {
      store = openStore(':memory:', { pollMs: 0 });
      reports = (await importFiles(store, files)).files;
    });
    afterAll(() => store.close());
    const report = (name: string) => reports.find((one) => base(one) === name);
    const flags = (name: string, field: string, reason: RegExp) =>
      (report(name)?.flagged ?? []).filter((flag) => flag.field === field && reason.test(flag.reason)).length;

    it('gives the counts found by hand', () => {
      const found = Object.fromEntries(
        reports.map((one) => [base(one), [one.read, one.created, one.joined, one.rejected.length]]),
      );
      expect(found).toEqual(counts);
      expect(report('plannet_nppes_ct.ndjson')?.createdByType).toEqual({
        ce_affiliate: 35,
        ce_healthPlanPayor: 2,
        healthcareFacility: 66,
        ce_service: 4,
        ce_specialty: 50,
        ce_language: 5,
        ce_providerTitle: 24,
        healthcareProfessional: 90,
        ce_healthPlan: 9,
      });
      expect(report('ctgov_v2_studies.json')?.createdByType).toMatchObject({ ce_researchStudy: 53 });
      expect(store.entities.count('healthcareFacility')).toBe(
        279 + 9 + 1 + 196 + 275 + 81 + 12 + 430 + 65 + 66,
      );
    });

    it('lets no coordinate through that is more than 30 miles off', () => {
      const far = /miles from the centre of ZIP|not in the United States/;
      expect(flags('ca_hospitals_synthea.csv', 'yextDisplayCoordinate', far)).toBe(15);
      expect(flags('ca_hospitals_synthea.csv', 'yextDisplayCoordinate', /./)).toBe(174);
      expect(flags('ca_surgery_centers_synthea.csv', 'yextDisplayCoordinate', far)).toBe(2);
      expect(flags('ca_rehab_therapy_synthea.csv', 'yextDisplayCoordinate', far)).toBe(7);
      expect(flags('ca_hospitals_hifld.csv', 'yextDisplayCoordinate', far)).toBe(0);
      expect(flags('plannet_nppes_ct.ndjson', 'yextDisplayCoordinate', far)).toBe(7);
    });

    it('flags made-up hours, dangling links and a filler phone', () => {
      expect(flags('plannet_nppes_ct.ndjson', 'hours', /around the clock/)).toBe(66);
      const lost = (report('plannet_nppes_ct.ndjson')?.flagged ?? [])
        .filter(({ field, kind }) => field === 'location' && kind === 'dangling')
        .reduce((sum, { reason }) => sum + Number(/^\d+/.exec(reason)?.[0]), 0);
      expect(lost).toBe(443);
      expect(flags('ca_surgery_centers_synthea.csv', 'mainPhone', /9169999999/)).toBe(1);
      expect(flags('ctgov_v2_studies.json', 'c_recruitingStatus', /UNKNOWN/)).toBe(2);
    });

    it('finds everything unchanged the second time', async () => {
      const again = (await importFiles(store, files)).files;
      expect(again.map((one) => [base(one), one.created, one.updated])).toEqual(
        again.map((one) => [base(one), 0, 0]),
      );
    });
  });
} else {
  process.stdout.write(
    'import: no ../shared/data beside the repository; the suite on real data is left out\n',
  );
  it('names a missing file of real data', async () => {
    const store = openStore(':memory:', { pollMs: 0 });
    await expect(importFiles(store, files)).rejects.toThrow(/ca_hospitals_hifld\.csv: cannot be read/);
    store.close();
  });
}
