import type { EntityReference, Locale, PersonLink } from '#src/domain/entities/common.ts';
import { entityPath, hasDetailPage } from '#src/domain/slug/entityRoutes.ts';
import { slugify } from '#src/domain/slug/slug.ts';
import { defined } from './fields.ts';
import type { FieldReader } from './fields.ts';
import { namedOf } from './namedOf.ts';
import { pagePath } from './pagePath.ts';

const PROVIDER = 'healthcareProfessional';

/** What every entity document has. Throws without id or name: then it is no entity at all. */
export function membersOf<Type extends string>(fields: FieldReader, entityTypeId: Type, locale: Locale) {
  const named = namedOf(fields);
  if (!named) throw new Error(`A ${entityTypeId} needs id and name`);
  return {
    entityTypeId,
    ...named,
    slug: named.slug ?? slugify(named.name),
    locale,
    updatedAt: fields.record('meta')?.text('updateTimestamp') ?? fields.text('updatedAt'),
  };
}

/** What every document of an entity with a page of its own has. Throws without id or name. */
export function identityOf<Type extends string>(fields: FieldReader, entityTypeId: Type, locale: Locale) {
  const members = membersOf(fields, entityTypeId, locale);
  return { ...members, path: entityPath(entityTypeId, members.slug, members.id) };
}

/**
 * Linked entities with the pages they have, each once; those that are deleted are left out. `type` is what they
 * are when they do not say it themselves.
 */
export function referencesOf(fields: FieldReader, name: string, type?: string): EntityReference[] {
  const references = fields.records(name).flatMap((record) => referenceOf(record, type) ?? []);
  return references.filter(({ id }, at) => references.findIndex((one) => one.id === id) === at);
}

function referenceOf(record: FieldReader, ownType?: string): EntityReference | undefined {
  const name = record.text('c_displayName') ?? record.text('name');
  const id = record.text('id');
  if (!name || !id || record.flag('c_isDeleted')) return undefined;
  const type = record.record('meta')?.record('entityType')?.text('id') ?? ownType;
  return defined({ id, uid: record.text('uid') ?? id, name, path: pathOf(record, type) });
}

function pathOf(record: FieldReader, type: string | undefined): string | undefined {
  if (type === undefined || !hasDetailPage(type))
    return record.link('c_detailPageURL') ?? record.link('landingPageUrl');
  return pagePath(type, record);
}

/** People named beside a text; the page is that of the provider they are, unless the provider is deleted. */
export function peopleOf(fields: FieldReader, name: string): PersonLink[] {
  return fields.records(name).flatMap((person) => {
    const known = referenceOf(person);
    return known
      ? [
          defined<PersonLink>({
            id: known.id,
            name: known.name,
            path: referencesOf(person, 'c_provider', PROVIDER)[0]?.path,
            title: person.text('c_title'),
            image: person.image('c_image') ?? person.image('headshot'),
          }),
        ]
      : [];
  });
}
