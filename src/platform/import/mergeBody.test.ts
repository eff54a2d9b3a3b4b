import { flatten, mergeBody, takeBack, unflatten } from './mergeBody.ts';
import type { Owners } from './mergeBody.ts';

const always = () => true;
const first = (body: Record<string, unknown>, source = 'a') => mergeBody({}, {}, body, source, always);

describe('mergeBody', () => {
  it('flattens and restores a body', () => {
    const body = {
      name: 'N',
      address: { line1: '1 A St', city: 'B' },
      c_locationType: ['Hospital', 'Lab'],
      c_offices: [{ officeOrFacility: [{ $ref: 'x' }] }],
      empty: [],
    };
    expect(unflatten(flatten(body))).toEqual(body);
  });

  it('lets a source correct its own fields and take them back', () => {
    const one = first({ name: 'N', mainPhone: '+14154762000', fax: '+14154762001' });
    const two = mergeBody(one.body, one.owners, { name: 'M', mainPhone: '+14154762009' }, 'a', always);
    expect(two.conflicts).toEqual([]);
    const three = takeBack(two.body, two.owners, 'a', new Set(['name', 'mainPhone']));
    expect(three.body).toEqual({ name: 'M', mainPhone: '+14154762009' });
    expect(takeBack(two.body, two.owners, 'b', new Set()).body).toEqual(two.body);
  });

  it("fills gaps and reports, never overwrites, another source's fields", () => {
    const one = first({ name: 'Alder Hospital', mainPhone: '+14154762000' });
    const two = mergeBody(
      one.body,
      one.owners,
      { name: 'Alder Hosp.', mainPhone: '+14154769999', fax: '+14154762001' },
      'b',
      always,
    );
    expect(two.body).toEqual({ name: 'Alder Hospital', mainPhone: '+14154762000', fax: '+14154762001' });
    expect(two.conflicts.map(({ field }) => field)).toEqual(['mainPhone']);
  });

  it('keeps what an editor changed', () => {
    const one = first({ mainPhone: '+14154762000' });
    const edited = { mainPhone: '+14154763333' };
    const two = mergeBody(edited, one.owners, { mainPhone: '+14154762001' }, 'a', always);
    expect(two.body).toEqual(edited);
    expect(two.conflicts).toHaveLength(1);
    expect(takeBack(edited, one.owners, 'a', new Set()).body).toEqual(edited);
  });

  it('takes the finer ZIP and does not go back', () => {
    const one = first({ address: { line1: '1 A St', postalCode: '95616' } });
    const two = mergeBody(
      one.body,
      one.owners,
      { address: { line1: '1 A Street', postalCode: '95616-1234' } },
      'b',
      always,
    );
    expect(two.body).toEqual({ address: { line1: '1 A St', postalCode: '95616-1234' } });
    const again = mergeBody(
      two.body,
      two.owners,
      { address: { line1: '1 A St', postalCode: '95616' } },
      'a',
      always,
    );
    expect(again.body).toEqual(two.body);
    expect(again.conflicts).toEqual([]);
  });

  it('mixes no parts of two addresses', () => {
    const one = first({ address: { line1: '1 A St', city: 'Davis' } });
    const two = mergeBody(
      one.body,
      one.owners,
      {
        address: { line1: '900 Z Rd', line2: 'Suite 3', city: 'Davis', postalCode: '95616' },
        yextDisplayCoordinate: { latitude: 1, longitude: 2 },
      },
      'b',
      always,
    );
    expect(two.body).toEqual({ address: { line1: '1 A St', city: 'Davis' } });
    expect(two.conflicts.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'address conflict',
      'yextDisplayCoordinate untrusted',
    ]);
  });

  it('drops a coordinate two sources dispute, for good', () => {
    const near = { yextDisplayCoordinate: { latitude: 38.5725, longitude: -121.468 } };
    const far = { yextDisplayCoordinate: { latitude: 38.6725, longitude: -121.468 } };
    const one = first(near);
    const two = mergeBody(one.body, one.owners, far, 'b', always);
    expect(two.body).toEqual({});
    expect(two.conflicts[0]?.reason).toMatch(/6\.9 miles apart/);
    for (const [source, body] of [
      ['a', near],
      ['b', far],
    ] as const) {
      const again = mergeBody(two.body, two.owners, body, source, always);
      expect(again.body).toEqual({});
      expect(again.owners).toEqual(two.owners);
    }
  });

  it('does not let a second row of the same run overrule the first', () => {
    const one = first({ mainPhone: '+14154762000' });
    const owners: Owners = one.owners;
    const two = mergeBody(one.body, owners, { mainPhone: '+14154762001' }, 'a', () => false);
    expect(two.body).toEqual({ mainPhone: '+14154762000' });
    expect(two.conflicts).toHaveLength(1);
  });
});
