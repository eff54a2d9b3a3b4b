import type { ComponentType } from 'react';
import { READERS } from '#src/adapters/directory/createDirectoryAdapter.ts';
import { components } from '#src/components/components.server.generated.ts';
import type { RegistryRow } from '#src/components/RegistryRow.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { gateOf } from '#src/page/registryGate.ts';
import { serverHtml } from '#tests/support/hydrateOnPage.tsx';
import { placedProps } from '#tests/support/renderContent.tsx';

/*
 * Every section of every kind of entity page, as the registry has them: where it may stand, and what it says of an
 * entity of which nothing is known.
 */

type EntityType = Entity['entityTypeId'];
const TYPES = Object.keys(READERS) as EntityType[];

/** Wildcard pages that show an entity, and its type. */
const WILDCARDS: Readonly<Record<string, EntityType>> = {
  'Ask an Expert': 'ce_askAnExpert',
  'Clinical Trial': 'ce_researchStudy',
  'Health Plan': 'ce_healthPlan',
  'Health Plan Payor': 'ce_healthPlanPayor',
};

/** What is live has no note for editors: there is nothing they could add. */
const LIVE = ['FacilityWaitTime'];

/** An entity of which the directory knows nothing but its name. */
const bare = (type: EntityType): Entity =>
  READERS[type]({ id: 'a1', uid: 7, name: 'Zoë O’Neil-Peña' }, 'en', () => undefined);

const all = Object.entries<RegistryRow>(rows);
const onEntities = all.flatMap(([name, row]) =>
  row.editing === 'D' && row.pages !== 'any'
    ? row.pages.map((type) => [name, type as EntityType, row] as const)
    : [],
);
const onWildcards = all.flatMap(([name, row]) =>
  row.editing === 'W' && row.pages !== 'any'
    ? row.pages.flatMap((page) => (WILDCARDS[page] ? [[name, page, WILDCARDS[page], row] as const] : []))
    : [],
);

const draw = (name: string, entity: Entity, mode: 'normal' | 'edit') => {
  const Section = components[name as keyof typeof components] as ComponentType<object>;
  return serverHtml(<Section {...placedProps({})} />, { entity, mode });
};

/** Says nothing made up of a bare entity; where it says nothing at all, editors see its place. */
async function expectHonest(name: string, type: EntityType): Promise<void> {
  const shown = await draw(name, bare(type), 'normal');
  expect(shown).not.toMatch(/undefined|NaN|Invalid Date|\[object|EditingNote/);
  if (!/[A-Za-z]/.test(shown.replace(/<[^>]*>/g, '')) && !LIVE.includes(name))
    expect(await draw(name, bare(type), 'edit')).toContain('EditingNote');
}

it('every type of entity has sections', () => {
  const types = [...onEntities.map(([, type]) => type), ...onWildcards.map(([, , type]) => type)];
  expect([...new Set(types)].sort()).toEqual([...TYPES].sort());
});

describe.each(onEntities)('%s on a page of %s', (name, type, row) => {
  it('[D-001, D-002, D-003] stands there, not on pages of other types, not without an entity', () => {
    expect(gateOf(row, { entity: bare(type) })).toEqual({ kind: 'open' });
    expect(gateOf(row, {})).toEqual({ kind: 'no-entity' });
    for (const other of TYPES.filter((one) => !row.pages.includes(one)))
      expect(gateOf(row, { entity: bare(other) })).toEqual({ kind: 'wrong-page', allowed: row.pages });
  });

  it('[D-004, D-005] hides without data, and tells editors so', () => expectHonest(name, type));
});

describe.each(onWildcards)('%s on a page of %s', (name, page, type, row) => {
  it('[D-006, Q-122] stands there, not on other pages, whatever their entity', () => {
    expect(gateOf(row, { wildcardType: page, entity: bare(type) })).toEqual({ kind: 'open' });
    expect(gateOf(row, { wildcardType: 'Find Doctor By City' })).toEqual({
      kind: 'wrong-page',
      allowed: row.pages,
    });
    expect(gateOf(row, { entity: bare(type) })).toEqual({ kind: 'wrong-page', allowed: row.pages });
  });

  it('[D-004, D-005] hides without data, and tells editors so', () => expectHonest(name, type));
});
