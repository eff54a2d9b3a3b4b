import { defined } from './fields.ts';
import type { FieldReader } from './fields.ts';

/** What names an entity. */
export interface Named {
  id: string;
  uid: string;
  name: string;
  slug?: string;
}

/** What names an entity; undefined without id or name. */
export function namedOf(fields: FieldReader): Named | undefined {
  const id = fields.text('id');
  const name = fields.text('name');
  return id && name
    ? defined<Named>({ id, uid: fields.text('uid') ?? id, name, slug: fields.text('slug') })
    : undefined;
}
