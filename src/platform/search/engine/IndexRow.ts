import { hash } from 'node:crypto';
import type { IndexDocument } from './documentOf.ts';
import type { FieldValue } from './KeywordColumn.ts';
import type { CompiledHours } from './openHours.ts';

/** What the file keeps of a document besides its words. */
export type IndexRow = [
  id: string,
  uid: number,
  type: string,
  name: string,
  keys: FieldValue[][],
  points: number[],
  hours: readonly CompiledHours[],
  preferred: 0 | 1,
  until: number,
  links: string[],
  /** Of the words, which stand in the text table alone: tells whether they are the same. */
  digest: string,
  areas: number[],
];

/** A document as its row in the file. */
export function rowOf(document: IndexDocument): IndexRow {
  const {
    id,
    uid,
    type,
    name,
    keys,
    points,
    areas = [],
    hours = [],
    preferred,
    until,
    links,
    text,
  } = document;
  const digest = hash('sha1', JSON.stringify(text), 'base64');
  const flag = preferred ? 1 : 0;
  return [id, uid, type, name, keys, points, hours, flag, until ?? 0, links, digest, areas];
}
