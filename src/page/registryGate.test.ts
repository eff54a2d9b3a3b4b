import { rows } from '#src/components/rows.generated.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { gateOf } from './registryGate.ts';

const facility = { entityTypeId: 'healthcareFacility', id: 'f1' } as Entity;

describe('gateOf', () => {
  it('[R-126] a page of another site stands on content pages, never on the page of an entity', () => {
    expect(gateOf(rows.IframeEmbed, {})).toEqual({ kind: 'open' });
    for (const wildcardType of [undefined, 'Clinical Trial'])
      expect(gateOf(rows.IframeEmbed, { entity: facility, ...(wildcardType && { wildcardType }) })).toEqual({
        kind: 'wrong-page',
        allowed: ['page', 'servicePage', 'healthWellnessPage'],
      });
  });

  it('[R-126] no other component is of that kind', () => {
    const kept = Object.entries<RegistryRow>(rows).filter(([, row]) => row.isOffEntityPages);
    expect(kept.map(([name]) => name)).toEqual(['IframeEmbed']);
    expect(gateOf(rows.RichText, { entity: facility })).toEqual({ kind: 'open' });
  });
});
