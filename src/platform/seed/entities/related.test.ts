import type { Bilingual } from '../bilingual.ts';
import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import type { DemoEntity } from '../World.ts';
import { treatedBy } from './related.ts';

/* What stands beside an answer or an article is about the same: not whatever else its specialty does. */

const entities: DemoEntity[] = [];
for (const { step, entity } of demoEntities(emptyWorld('2026-11-21', 0.05))) {
  if (step === 'events') break;
  entities.push(entity);
}
const nameOf = ({ body }: DemoEntity) => (body['name'] as Bilingual).en;
const names = new Map(entities.map((entity) => [entity.id, entity]));
const namesIn = ({ body }: DemoEntity, field: string) =>
  ((body[field] ?? []) as { $ref: string }[]).map(({ $ref }) => nameOf(names.get($ref)!));
const known = (...types: string[]) =>
  new Set(entities.filter(({ type }) => types.includes(type)).map((entity) => nameOf(entity)));

it('the table of treatments names what there is', () => {
  const about = known('ce_conditionTreated', 'ce_healthTopic');
  const tables = [
    [treatedBy.procedures, known('ce_procedure')],
    [treatedBy.reasons, known('ce_reasonForVisit')],
  ] as const;
  for (const [table, all] of tables) {
    expect(Object.keys(table).filter((name) => !all.has(name))).toEqual([]);
    expect(
      Object.values(table)
        .flat()
        .filter((name) => !about.has(name)),
    ).toEqual([]);
  }
});

it.each(['ce_askAnExpert', 'ce_sutterPage'])(
  '%s names only procedures and visits for its own topic',
  (kind) => {
    const all = entities.filter(({ type }) => type === kind);
    expect(all.length).toBeGreaterThan(20);
    for (const entity of all) {
      const about = [...namesIn(entity, 'c_healthTopics'), ...namesIn(entity, 'c_relatedConditions')];
      const isAbout = (table: Readonly<Record<string, readonly string[]>>) => (name: string) =>
        table[name]?.some((subject) => about.includes(subject)) ?? false;
      const others = [
        ...namesIn(entity, 'c_relatedProcedures').filter((name) => !isAbout(treatedBy.procedures)(name)),
        ...namesIn(entity, 'c_relatedReasonsForVisit').filter((name) => !isAbout(treatedBy.reasons)(name)),
      ];
      expect([nameOf(entity), others]).toEqual([nameOf(entity), []]);
    }
  },
);
