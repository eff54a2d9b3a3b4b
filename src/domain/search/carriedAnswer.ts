import type { AnswerFacet, AnswerFacetOption, SearchAnswer, UniversalAnswer } from './SearchAnswer.ts';

/** What a search found; neither when nothing was asked for. */
export interface Found {
  /** One vertical's answer. */
  answer?: SearchAnswer;
  /** That of all of them. */
  universal?: UniversalAnswer;
}

/** An option as a page carries it: of most, value and count say all. */
type CarriedOption = readonly [value: string | number | boolean, count: number] | AnswerFacetOption;

/** What was found as a page carries it: facets in few characters. `restored` reads it. */
export interface CarriedFound extends Omit<Found, 'answer'> {
  answer?: Omit<SearchAnswer, 'facets'> & {
    facets: (Omit<AnswerFacet, 'options'> & { options: readonly CarriedOption[] })[];
  };
}

/** Writes what was found for a page; `restored` gives the same back. */
export function carried({ answer, ...found }: Found): CarriedFound {
  if (!answer) return found;
  const facets = answer.facets.map(({ options, ...facet }) => ({ ...facet, options: options.map(inShort) }));
  return { ...found, answer: { ...answer, facets } };
}

/** Reads what a page carries. */
export function restored({ answer, ...found }: CarriedFound): Found {
  if (!answer) return found;
  const facets = answer.facets.map(({ options, ...facet }) => ({ ...facet, options: options.map(inFull) }));
  return { ...found, answer: { ...answer, facets } };
}

function inShort(option: AnswerFacetOption): CarriedOption {
  const { value, count, matcher, displayName, selected } = option;
  const isSimple = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const isPlain = isSimple && matcher === '$eq' && !selected && displayName === String(value);
  return isPlain ? [value, count] : option;
}

function inFull(option: CarriedOption): AnswerFacetOption {
  if (!isShort(option)) return option;
  const [value, count] = option;
  return { matcher: '$eq', value, displayName: String(value), count, selected: false };
}

function isShort(option: CarriedOption): option is Exclude<CarriedOption, AnswerFacetOption> {
  return Array.isArray(option);
}
