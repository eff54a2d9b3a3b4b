import { milesBetween } from '../../import/repair/checkCoordinate.ts';
import type { DemoEntity, Ref } from '../World.ts';

/** As far as somebody goes to work, or for care they call theirs. */
const NEAR_MILES = 25;

type Point = Parameters<typeof milesBetween>[0];

/** Somebody or something, where it is, and the id or name of what it belongs to. */
interface Relation {
  from: string;
  at: readonly Point[];
  to: string;
}

/** Reads a network entity by entity, and tells what in it is related to something that is far away. */
export class FarRelations {
  /** Places and people, and affiliates by all their places, each by id and name. */
  readonly #points = new Map<string, Point[]>();
  readonly #affiliates: { id: string; name: string }[] = [];
  readonly #relations: Relation[] = [];
  readonly #spread: string[] = [];

  add({ id, type, body }: DemoEntity): void {
    const name = String(body['name']);
    const points = pointsOf(type, body);
    const [first] = points;
    this.#put(id, points);
    if (type === 'ce_affiliate') this.#affiliates.push({ id, name });
    if (type === 'healthcareFacility') this.#put(name, points);
    if (type === 'healthcareFacility' || type === 'location')
      for (const affiliate of idsIn(body['c_affiliate'])) this.#put(affiliate, points);
    for (const to of relationsOf(type, body)) this.#relations.push({ from: `${name} ${id}`, at: points, to });
    // Whoever sees people at several places goes from one to the other.
    if (points.some((point) => !isNear(first!, point))) this.#spread.push(`${name} ${id} is far from itself`);
  }

  /** How many relations have been looked at. */
  get count(): number {
    return this.#relations.length;
  }

  /** Those that lead too far, in words. Affiliates without places, as those outside the network are, are nowhere. */
  tooFar(): string[] {
    for (const { id, name } of this.#affiliates)
      if (!this.#points.has(name)) this.#put(name, this.#points.get(id) ?? []);
    const far = this.#relations.filter(({ at, to }) => {
      const there = this.#points.get(to) ?? [];
      return at.length > 0 && there.length > 0 && !at.some((one) => there.some((two) => isNear(one, two)));
    });
    return [...this.#spread, ...far.map(({ from, to }) => `${from} is far from ${to}`)];
  }

  #put(key: string, points: readonly Point[]): void {
    this.#points.set(key, [...(this.#points.get(key) ?? []), ...points]);
  }
}

const isNear = (one: Point, other: Point): boolean => milesBetween(one, other) <= NEAR_MILES;
const idsIn = (value: unknown): string[] => ((value ?? []) as Ref[]).map(({ $ref }) => $ref);
const pointIn = (value: unknown): Point[] => {
  const point = (value as { yextDisplayCoordinate?: Point }).yextDisplayCoordinate;
  return point ? [point] : [];
};

/** Where somebody works, the first place first; where something is. */
function pointsOf(type: string, body: DemoEntity['body']): Point[] {
  const places = { healthcareProfessional: body['c_offices'], ce_shpProvider: body['c_shpAddresses'] }[type];
  return Array.isArray(places) ? places.flatMap(pointIn) : pointIn(body);
}

/** What it belongs to where that is a matter of miles: studies and articles name people from anywhere. */
function relationsOf(type: string, body: DemoEntity['body']): string[] {
  const names = (...fields: string[]) => fields.flatMap((field) => (body[field] ?? []) as string[]);
  switch (type) {
    case 'healthcareProfessional':
      return idsIn(body['c_affiliate']);
    case 'ce_shpProvider':
    case 'ce_shpFacility':
      return names('c_shpHospitalAffiliation', 'c_shpMedicalGroupAffiliation', 'c_shpASCAffiliation');
    case 'ce_volunteerOpportunity':
      return idsIn(body['c_healthcareFacility']);
    case 'ce_seatRobotEvent':
      return idsIn(body['c_leaders']);
    default:
      return [];
  }
}
