import { compileHours, isOpen, wallClock } from '#src/platform/search/engine/openHours.ts';
import { placeZone } from '#src/platform/placeZone.ts';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import { orderOf } from './compareValues.ts';

/** Values of a field of the document at hand. */
export type FieldReader = (field: string) => readonly unknown[];
export type EntityPredicate = (read: FieldReader) => boolean;

const MAX_DEPTH = 20;
const MAX_CONDITIONS = 500;
const FIELD = /^[A-Za-z_]\w{0,99}(\.[A-Za-z_]\w{0,99}){0,7}$/;

/**
 * Reads the filter grammar of the entities endpoints (yext protocol 4.4): text, list, struct and ordered matchers,
 * `$openAt` and `$closedAt`, and `$and`, `$or`, `$not`, `$complement`. Throws HttpProblem 400 naming what it does
 * not understand; `$anywhere` and the `…ForAllOf`, `…ForAnyOf` matchers of hours are among that.
 */
export function readEntityFilter(source: unknown, now: () => number): EntityPredicate {
  let conditions = 0;
  const fields = new Set<string>();

  const node = (filter: unknown, depth: number): EntityPredicate => {
    if (depth > MAX_DEPTH) throw new HttpProblem(400, `A filter may be at most ${MAX_DEPTH} levels deep`);
    if (!isRecord(filter)) throw new HttpProblem(400, 'A filter must be an object');
    const parts = Object.entries(filter).map(([key, value]): EntityPredicate => {
      if (key === '$and' || key === '$or') {
        if (!Array.isArray(value)) throw new HttpProblem(400, `${key} needs a list of filters`);
        const members = value.map((member) => node(member, depth + 1));
        return key === '$and'
          ? (read) => members.every((member) => member(read))
          : (read) => members.some((member) => member(read));
      }
      if (key === '$not' || key === '$complement') {
        const before = new Set(fields);
        const inner = node(value, depth + 1);
        const own = [...fields].filter((field) => !before.has(field));
        // `$not` leaves out documents that do not have the field at all, `$complement` does not.
        return key === '$not'
          ? (read) => !inner(read) && own.every((field) => read(field).length > 0)
          : (read) => !inner(read);
      }
      if (key.startsWith('$') || !FIELD.test(key)) {
        throw new HttpProblem(400, `Unknown filter operator or field ${JSON.stringify(key.slice(0, 80))}`);
      }
      if (!isRecord(value)) throw new HttpProblem(400, `The filter on ${key} must be an object of matchers`);
      const matchers = Object.entries(value).map(([matcher, wanted]) => {
        conditions += 1;
        if (conditions > MAX_CONDITIONS) {
          throw new HttpProblem(400, `A filter may hold at most ${MAX_CONDITIONS} conditions`);
        }
        return matcherOf(key, matcher, wanted, now);
      });
      fields.add(key);
      return (read) => matchers.every((matcher) => matcher(read));
    });
    return (read) => parts.every((part) => part(read));
  };
  return node(source, 1);
}

/** One matcher on one field, with what it is to match. */
interface Condition {
  field: string;
  matcher: string;
  wanted: unknown;
  now: () => number;
}

const BOUNDS: Readonly<Record<string, (order: number) => boolean>> = {
  $lt: (order) => order < 0,
  $le: (order) => order <= 0,
  $gt: (order) => order > 0,
  $ge: (order) => order >= 0,
};

function matcherOf(field: string, matcher: string, wanted: unknown, now: () => number): EntityPredicate {
  const condition: Condition = { field, matcher, wanted, now };
  switch (matcher) {
    case '$eq':
      return Array.isArray(wanted)
        ? (read) => wanted.length === read(field).length && wanted.every((one) => read(field).some(same(one)))
        : some(field, same(wanted));
    case '!$eq':
      return (read) => !read(field).some(same(wanted));
    case '$in':
    case '$eqAny': {
      const any = listIn(condition).map(same);
      return some(field, (value) => any.some((is) => is(value)));
    }
    case '$eqAll': {
      const all = listIn(condition).map(same);
      return (read) => all.every((is) => read(field).some(is));
    }
    case '$startsWith':
    case '$contains':
    case '$containsAny':
    case '$containsAll':
      return textMatcher(condition);
    case '$lt':
    case '$le':
    case '$gt':
    case '$ge': {
      const bound = boundOf(field, wanted, now);
      return some(field, (value) => {
        const order = orderOf(value, bound);
        return order !== undefined && (BOUNDS[matcher]?.(order) ?? false);
      });
    }
    case '$hasProperty':
      if (typeof wanted !== 'string') throw new HttpProblem(400, `$hasProperty on ${field} needs a name`);
      return some(field, (value) => isRecord(value) && value[wanted] !== undefined && value[wanted] !== null);
    case '$openAt':
    case '$closedAt':
      return hoursMatcher(condition);
    default:
      throw new HttpProblem(400, `Unknown matcher ${JSON.stringify(matcher.slice(0, 80))} on ${field}`);
  }
}

const some =
  (field: string, accepts: (value: unknown) => boolean): EntityPredicate =>
  (read) =>
    read(field).some(accepts);

function listIn({ field, matcher, wanted }: Condition): unknown[] {
  if (!Array.isArray(wanted)) throw new HttpProblem(400, `${matcher} on ${field} needs a list`);
  return wanted;
}

/** Texts are compared without letter case; all but `$startsWith` by the beginnings of words. */
function textMatcher({ field, matcher, wanted }: Condition): EntityPredicate {
  const list: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  if (!list.every((entry) => typeof entry === 'string')) {
    throw new HttpProblem(400, `${matcher} on ${field} needs text`);
  }
  const texts = list.map((entry) => entry.toLowerCase());
  switch (matcher) {
    case '$startsWith':
      return some(
        field,
        (value) => typeof value === 'string' && texts.some((text) => value.toLowerCase().startsWith(text)),
      );
    case '$containsAll':
      return (read) => texts.every((text) => read(field).some((value) => containsToken(value, text)));
    default:
      return some(field, (value) => texts.some((text) => containsToken(value, text)));
  }
}

function hoursMatcher({ field, matcher, wanted, now }: Condition): EntityPredicate {
  const instant = wanted === 'now' ? now : undefined;
  const wall = typeof wanted === 'string' ? /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(wanted) : null;
  if (!instant && !wall) {
    throw new HttpProblem(400, `${matcher} on ${field} needs "now" or a date and time`);
  }
  return (read) => {
    const one = (name: string) => read(name)[0];
    const at = (part: string) => one(`yextDisplayCoordinate.${part}`);
    const zone = placeZone(one('timezone'), {
      ...{ region: one('address.region'), postalCode: one('address.postalCode') },
      coordinate: { latitude: at('latitude'), longitude: at('longitude') },
    });
    const hours = compileHours(one(field), zone);
    if (!hours) return false;
    const clock = instant
      ? wallClock(instant(), hours.zone)
      : // A time without a zone is the place's own: read it as if the place kept UTC.
        wallClock(Date.parse(`${wall?.[1]}T${wall?.[2]}:${wall?.[3]}:00Z`), 'UTC');
    return isOpen(hours, clock) === (matcher === '$openAt');
  };
}

function boundOf(field: string, wanted: unknown, now: () => number): string | number {
  if (typeof wanted === 'number') return wanted;
  if (typeof wanted === 'string') {
    const relative = /^now(?:([+-]\d{1,6})([mhdw]))?$/.exec(wanted);
    if (!relative) return wanted;
    const unit: Readonly<Record<string, number>> = { m: 60e3, h: 3600e3, d: 86_400e3, w: 604_800e3 };
    const shift = relative[1] ? Number(relative[1]) * (unit[relative[2] ?? 'm'] ?? 0) : 0;
    return new Date(now() + shift).toISOString();
  }
  throw new HttpProblem(400, `The bound on ${field} must be a number or a date`);
}

const same =
  (wanted: unknown) =>
  (value: unknown): boolean =>
    typeof value === 'string' && typeof wanted === 'string'
      ? value.toLowerCase() === wanted.toLowerCase()
      : value === wanted;

/** Whether a word of the value begins with the text. */
function containsToken(value: unknown, text: string): boolean {
  if (typeof value !== 'string') return false;
  const whole = value.toLowerCase();
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(whole.charAt(at - 1))) return true;
  }
  return false;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
