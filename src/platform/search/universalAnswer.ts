import { randomUUID } from 'node:crypto';
import { droppedFrom } from './droppedFrom.ts';
import { fold } from './engine/words.ts';
import { languages } from './language/languages.ts';
import { locationBias } from './locationBias.ts';
import { BUSINESS_ID, knownLocale } from './protocol.ts';
import { searchOfEverything, SECTION_LIMIT } from './Search.ts';
import type { Json } from './Search.ts';
import type { UniversalQuery } from './searchRequest.ts';
import { spellCheck } from './spellCheck.ts';
import type { AnswerParts } from './verticalAnswer.ts';

/** Answers a query over all verticals, or over those it names, a vertical a step. */
export function* universalAnswer(
  { ground, sections }: AnswerParts,
  query: UniversalQuery,
): Generator<void, Json> {
  const locale = knownLocale(query.locale);
  const restricted = query.restrictVerticals?.split(',').filter((key) => key !== '');
  const wanted = restricted?.length ? restricted.map((key) => ground.vertical(key)) : ground.universal;
  for (const key of Object.keys(query.limit)) ground.vertical(key);
  const search = searchOfEverything({
    input: query.input,
    isLiteral: query.skipSpellCheck,
    locale,
    location: query.location,
    context: query.context,
  });
  const { modules, failed, found } = yield* sections(wanted, ({ key }) => ({
    ...search,
    limit: query.limit[key] ?? SECTION_LIMIT,
  }));
  const response: Json = {
    businessId: BUSINESS_ID,
    queryId: query.queryId ?? randomUUID(),
    modules,
    failedVerticals: failed,
    searchIntents: languages[locale].nearMe.test(fold(query.input)) ? ['NEAR_ME'] : [],
    ...locationBias(query.location, ground.places),
    ...droppedFrom(found),
  };
  // A word that stands anywhere is no slip of the pen (`waysToSay`), so what any section took for another was one.
  const corrected = found.find(({ answer }) => answer.corrections.size > 0);
  const spelling = corrected && !query.skipSpellCheck && spellCheck(query.input, corrected);
  if (spelling) response['spellCheck'] = spelling;
  return response;
}
