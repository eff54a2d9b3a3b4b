import type { AskAnExpert } from '#src/domain/entities/AskAnExpert.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { callToActionOf } from './callToAction.ts';
import { defined, readFields } from './fields.ts';
import type { FieldProblem } from './fields.ts';
import { identityOf, peopleOf, referencesOf } from './references.ts';

/**
 * A ce_askAnExpert document → AskAnExpert (D-295, Q-233). Needs `id` and `name`; every other field may be missing or
 * unreadable and is then left out and told to `onProblem`. Throws when it is none at all.
 */
export function answerFromWire(
  document: Record<string, unknown>,
  locale: Locale,
  onProblem: FieldProblem,
): AskAnExpert {
  const fields = readFields(document, onProblem);
  const answer = fields.html('c_expertResponse');
  return defined<AskAnExpert>({
    ...identityOf(fields, 'ce_askAnExpert', locale),
    shortDescription: (answer && plainText(answer)) || undefined,
    question: fields.html('c_questionParaphrased'),
    answer,
    publishedDate: fields.text('c_publishedDate'),
    people: peopleOf(fields, 'c_person'),
    callToAction: callToActionOf(fields.record('c_callToAction')),
    services: referencesOf(fields, 'c_services'),
    reasons: referencesOf(fields, 'c_relatedReasonsForVisit'),
    conditions: referencesOf(fields, 'c_relatedConditions'),
    procedures: referencesOf(fields, 'c_relatedProcedures'),
    topics: referencesOf(fields, 'c_healthTopics'),
  });
}
