import { metresBetween } from '#src/platform/search/engine/PointColumn.ts';
import type { EntityFacts } from './factsOf.ts';
import { opens } from './opens.ts';
import { pointOf } from './pointOf.ts';
import type { Evidence, Grade } from './readAnswers.ts';
import type { Conditions, Want } from './readQueries.ts';

/** 25 miles in metres. */
const NEAR = 40_233.6;

/**
 * How well an entity answers: the best grade any fact gives it. Where a condition does not hold it is only related, and
 * nothing at all if all that spoke for it was its kind ("any doctor").
 */
export function gradeOf(facts: EntityFacts, { evidence, conditions }: Want): Grade {
  let best: Grade = 0;
  let isMoreThanKind = false;
  for (const one of evidence) {
    const grade = gradeBy(facts, one);
    if (grade > 0 && one.fact !== 'kind') isMoreThanKind = true;
    if (grade > best) best = grade;
  }
  if (best === 0 || meets(facts, conditions)) return best;
  return isMoreThanKind ? 1 : 0;
}

const less = (grade: Grade, by: number): Grade => Math.max(0, grade - by) as Grade;

/** What one fact says for an entity. */
function gradeBy(facts: EntityFacts, { fact, grade, values }: Evidence): Grade {
  const { kind } = facts;
  const has = (own: ReadonlySet<string>) => values.some((value) => own.has(value));
  switch (fact) {
    case 'specialty':
      if (!has(facts.specialties)) return 0;
      // The page of a whole field leads to the specialist; its parts and what is written of it less so.
      return kind === 'provider' ? grade : less(grade, facts.isMainService ? 1 : 2);
    case 'service':
      if (kind === 'service') return values.includes(facts.name) ? grade : 0;
      return kind === 'place' && has(facts.services) ? less(grade, 1) : 0;
    case 'place':
      return kind === 'place' && has(facts.placeTypes) ? grade : 0;
    case 'about':
      if (!has(facts.about) && !values.some((value) => speaksOf(facts.name, value))) return 0;
      if (kind === 'article') return grade;
      return ['story', 'news', 'event', 'study', 'research'].includes(kind) ? less(grade, 2) : 0;
    case 'page':
      return kind === 'page' && has(facts.addresses) ? grade : 0;
    case 'plan':
      return kind === 'plan' && values.some((value) => speaksOf(facts.name, value)) ? grade : 0;
    case 'event':
      return kind === 'event' && values.some((value) => speaksOf(facts.name, value)) ? grade : 0;
    case 'kind':
      return values.includes(kind) ? grade : 0;
  }
}

/** Whether a folded name has the folded words, whole and in order. */
const speaksOf = (name: string, words: string): boolean => ` ${name} `.includes(` ${words} `);

function meets(facts: EntityFacts, conditions: Conditions): boolean {
  const has = (own: ReadonlySet<string>, wanted: readonly string[] | undefined) =>
    wanted === undefined || wanted.some((value) => own.has(value));
  return (
    has(facts.specialties, conditions.specialty) &&
    has(facts.languages, conditions.language) &&
    has(facts.payors, conditions.payor) &&
    (conditions.gender === undefined || facts.gender === conditions.gender) &&
    (!conditions.accepting || facts.isAccepting) &&
    (!conditions.video || facts.hasVideo) &&
    isOneOf(conditions['first name'], facts.firstName) &&
    // Two family names are known by either.
    has(new Set([facts.lastName, ...facts.lastName.split(' ')]), conditions['last name']) &&
    (conditions.near === undefined || isNear(facts, conditions.near)) &&
    isOpen(facts, conditions.open)
  );
}

/** A place, or any of those where somebody practises. */
const isOpen = ({ hours }: EntityFacts, when: Conditions['open']): boolean =>
  when === undefined || hours.some((one) => opens(one, when));

const isOneOf = (wanted: readonly string[] | undefined, name: string): boolean =>
  wanted === undefined || wanted.includes(name);

function isNear({ points }: EntityFacts, place: string): boolean {
  const centre = pointOf(place);
  return points.some((point) => metresBetween(point, centre) <= NEAR);
}
