import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import type { Service } from '#src/domain/entities/Service.ts';
import { cardResult } from './cardResult.ts';
import { readFields } from './fields.ts';
import type { FieldProblem } from './fields.ts';
import { membersOf } from './references.ts';

/** A ce_service document → Service (S-207, Q-230). Throws without id or name; every other field may be missing. */
export function serviceFromWire(
  document: Record<string, unknown>,
  locale: Locale,
  onProblem: FieldProblem,
): Service {
  const fields = readFields(document, onProblem);
  const { id, uid, name } = membersOf(fields, 'ce_service', locale);
  const path = fields.link('c_detailPageURL');
  const shortDescription = fields.text('c_shortDescription');
  const pages = fields.records('c_servicePageService');
  const taxonomy = (field: string): EntityLink[] => {
    const links = pages.flatMap((page) => page.entityLinks(field));
    return links.filter((link, at) => links.findIndex(({ id: other }) => other === link.id) === at);
  };
  return {
    id,
    uid,
    locale,
    name,
    ...(path && { path }),
    synonyms: fields.texts('c_synonyms'),
    ...(shortDescription && { shortDescription }),
    conditions: fields.entityLinks('c_displayConditions'),
    diagnostics: fields.entityLinks('c_displayDiagnostics'),
    treatments: fields.entityLinks('c_displayTreatments'),
    awards: listOf(document['c_serviceAwards']).flatMap((award) => cardResult(award, 'ce_award') ?? []),
    taxonomy: {
      specialties: taxonomy('c_specialty'),
      procedures: taxonomy('c_relatedProcedures'),
      conditions: taxonomy('c_relatedConditions'),
      reasons: taxonomy('c_relatedReasonsForVisit'),
    },
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : []);
