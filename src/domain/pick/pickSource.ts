import { pickedItem } from './selection.ts';
import type { PickedItem } from './selection.ts';

/** The five verticals every picker knows (S-316, E-048 – E-052). */
export const PICK_VERTICALS = [
  'healthcare_professionals',
  'healthcare_facilities',
  'service',
  'specialty',
  'health_topic',
] as const;

/** Where entities of a type are looked for, by their type id. */
const OF_TYPE: Readonly<Record<string, string>> = {
  healthcareProfessional: 'healthcare_professionals',
  ce_person: 'healthcare_professionals',
  ce_investigator: 'healthcare_professionals',
  healthcareFacility: 'healthcare_facilities',
  ce_service: 'service',
  ce_specialty: 'specialty',
  ce_healthTopic: 'health_topic',
  ce_article: 'articles',
  ce_award: 'awards',
  ce_healthPlan: 'pages',
};

/** The verticals a picker of these entity types searches; all five where anything may be picked. */
export function pickVerticals(to: readonly string[]): readonly string[] {
  const keys = new Set(to.flatMap((type) => OF_TYPE[type] ?? []));
  return keys.size > 0 ? [...keys] : PICK_VERTICALS;
}

/** Orders of a picker's results, as the specification words them (E-053). */
export const PICK_SORTS = [
  { label: 'Relevance', key: 'sortRelevance', direction: undefined },
  { label: 'Name: A-Z', key: 'sortAZ', direction: 'ASC' },
  { label: 'Name: Z-A', key: 'sortZA', direction: 'DESC' },
] as const;

/** Width and height of a picker's picture, in px (C-008, E-054). */
export const PICK_IMAGE_SIZE = 200;

const membersOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A result of the directory's search as an item to pick; undefined for one that lacks a member (E-043 – E-046). */
export function itemOfResult(data: unknown, entityType: string | undefined): PickedItem | undefined {
  const { id, uid, name, type } = membersOf(data);
  return pickedItem({ id: uid ?? id, label: name, type: entityType ?? type, entityId: id });
}

const PICTURES = ['headshot', 'c_teaserImage', 'c_featuredImage', 'c_image', 'image', 'photoGallery'];

/**
 * The address of a result's picture; undefined for one without. A host that makes pictures at any size (its paths end
 * in `<width>x<height>.<type>`) is asked for 200 by 200 (E-054).
 */
export function pickImage(data: unknown): string | undefined {
  const members = membersOf(data);
  for (const name of PICTURES) {
    const value = members[name];
    const first = membersOf(Array.isArray(value) ? value[0] : value);
    const url = textOf(first['url']) || textOf(membersOf(first['image'])['url']);
    if (/^(?:https?:\/\/|\/(?!\/))/.test(url))
      return url.replace(/\/\d+x\d+(\.\w+)?$/, `/${PICK_IMAGE_SIZE}x${PICK_IMAGE_SIZE}$1`);
  }
  return undefined;
}

/** One line that tells results of the same name apart: an address, a title, a date. */
export function pickDetail(data: unknown): string {
  const members = membersOf(data);
  const { line1, city, region, postalCode } = membersOf(members['address']);
  const address = [line1, city, [textOf(region), textOf(postalCode)].filter(Boolean).join(' ')];
  const written = address.map(textOf).filter(Boolean).join(', ');
  return (
    written ||
    textOf(members['c_primaryTitle']) ||
    textOf(membersOf(members['c_awardPresenter'])['name']) ||
    textOf(members['c_displayYears']) ||
    textOf(members['c_teaserText']).slice(0, 120)
  );
}
