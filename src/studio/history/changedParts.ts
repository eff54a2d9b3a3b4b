import type { MomentList, MomentText, PageMoment } from '../api/StudioApi.ts';
import { nameOfEntry } from '../fields/nameOfEntry.ts';
import { readable } from './readable.ts';
import { diffWords } from './wordDiff.ts';
import type { Piece } from './wordDiff.ts';

export interface ChangedField {
  key: string;
  name: string;
  within: string;
  pieces: readonly Piece[];
  /** The words are the same; markup, a picture's size or a link's window is not. */
  isFormOnly: boolean;
}

/** A setting of a component on both sides; '' for one that is not set. */
export interface ChangedSetting {
  name: string;
  before: string;
  after: string;
}

/** A list whose entries are others, or stand in another order, on the two sides. */
export interface ChangedList {
  holder: string;
  before: readonly ListedEntry[];
  after: readonly ListedEntry[];
}

/** An entry as people know it; `isChanged` where it moved, came or went. */
export interface ListedEntry {
  itemId: string;
  name: string;
  isChanged: boolean;
}

/** Where a component stands: the slot, from 1. */
export interface Place {
  slot: string;
  place: number;
}

/** A component, or the page itself, that is not the same at two moments. */
export interface ChangedPart {
  /** uid; '' for the page. */
  key: string;
  componentName: string;
  /** Whether it is there at both moments, and where it went. */
  state: 'both' | 'added' | 'removed' | 'moved';
  from?: Place;
  to?: Place;
  fields: readonly ChangedField[];
  settings: readonly ChangedSetting[];
  lists: readonly ChangedList[];
  /** Items whose texts a restore of this part writes. */
  itemIds: readonly string[];
}

interface Standing extends Place {
  uid: string;
  componentName: string;
  params: Readonly<Record<string, string>>;
  /** The slot with what offers it. */
  holder: string;
}

/** What differs between an older and a newer moment of a page: the page first, then its components in the newer order. */
export function changedParts(older: PageMoment, newer: PageMoment): ChangedPart[] {
  const [before, after] = [standing(older.layout), standing(newer.layout)];
  const moved = movedOnes(before, after);
  const [textsBefore, textsAfter] = [older, newer].map(({ texts }) =>
    Map.groupBy(texts, ({ owner }) => owner),
  ) as [Map<string, MomentText[]>, Map<string, MomentText[]>];
  const part = (
    key: string,
    componentName: string,
    rest: Pick<ChangedPart, 'state' | 'from' | 'to'>,
  ): ChangedPart => {
    const [old = [], now = []] = [textsBefore.get(key), textsAfter.get(key)];
    const itemIds = [...new Set(old.map(({ itemId }) => itemId))];
    const settings = changedSettings(before.get(key)?.params, after.get(key)?.params);
    const lists = rest.state === 'both' || rest.state === 'moved' ? changedLists(key, older, newer) : [];
    return {
      key,
      componentName,
      ...rest,
      fields: changedFields(old, now, namesTold(lists)),
      settings,
      lists,
      itemIds,
    };
  };
  const parts = [
    part('', '', { state: 'both' }),
    ...[...after.values()].map((now) => {
      const old = before.get(now.uid);
      if (!old) return part(now.uid, now.componentName, { state: 'added', to: placeOf(now) });
      if (!moved.has(now.uid)) return part(now.uid, now.componentName, { state: 'both' });
      return part(now.uid, now.componentName, { state: 'moved', from: placeOf(old), to: placeOf(now) });
    }),
    ...[...before.values()]
      .filter(({ uid }) => !after.has(uid))
      .map((old) => part(old.uid, old.componentName, { state: 'removed', from: placeOf(old) })),
  ];
  return parts.filter(
    ({ state, fields, settings, lists }) =>
      state !== 'both' || fields.length > 0 || settings.length > 0 || lists.length > 0,
  );
}

const placeOf = ({ slot, place }: Standing): Place => ({ slot, place });

/** All components of a layout by uid, in the order they are read. */
function standing(layout: PageMoment['layout'], owner = ''): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const [slot, components] of Object.entries(layout)) {
    for (const [index, { uid, componentName, params, placeholders }] of components.entries()) {
      found.set(uid, { uid, componentName, params, slot, place: index + 1, holder: `${owner} ${slot}` });
      if (placeholders) for (const [key, below] of standing(placeholders, uid)) found.set(key, below);
    }
  }
  return found;
}

/** Components that went to another slot, or past another one that stayed. */
function movedOnes(
  before: ReadonlyMap<string, Standing>,
  after: ReadonlyMap<string, Standing>,
): ReadonlySet<string> {
  const moved = new Set<string>();
  const bySlot = new Map<string, string[]>();
  for (const [uid, { holder }] of after) {
    const old = before.get(uid);
    if (!old) continue;
    if (old.holder !== holder) moved.add(uid);
    else bySlot.set(holder, [...(bySlot.get(holder) ?? []), uid]);
  }
  const oldOrder = [...before.keys()];
  for (const uids of bySlot.values()) {
    const kept = longestRise(uids.map((uid) => oldOrder.indexOf(uid)));
    for (const [index, uid] of uids.entries()) if (!kept.has(index)) moved.add(uid);
  }
  return moved;
}

/** Places of the longest part of a list that rises: what kept its order. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = best
      .slice(0, index)
      .filter((one) => numbers[one.at(-1) ?? 0]! < number)
      .reduce<number[]>((longest, one) => (one.length > longest.length ? one : longest), []);
    best.push([...before, index]);
  }
  return new Set(best.reduce<number[]>((longest, one) => (one.length > longest.length ? one : longest), []));
}

/** Settings that differ where a component is there on both sides: what came or went as a whole is told as that. */
function changedSettings(before?: Standing['params'], after?: Standing['params']): ChangedSetting[] {
  if (!before || !after) return [];
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((name) => {
    const both = { before: before[name] ?? '', after: after[name] ?? '' };
    return both.before === both.after ? [] : [{ name, ...both }];
  });
}

/** Lists of a component whose entries differ; of older versions their order is not kept, and nothing is said of it. */
function changedLists(owner: string, older: PageMoment, newer: PageMoment): ChangedList[] {
  return (older.lists ?? []).flatMap((list): ChangedList[] => {
    const now = newer.lists?.find(({ holder }) => holder === list.holder);
    if (list.owner !== owner || !now) return [];
    const [before, after] = [list, now].map(({ entries }) => entries.map(({ itemId }) => itemId)) as [
      string[],
      string[],
    ];
    if (before.join() === after.join()) return [];
    const stayed = after.filter((id) => before.includes(id));
    const kept = longestRise(stayed.map((id) => before.indexOf(id)));
    const inOrder = new Set(stayed.filter((_, index) => kept.has(index)));
    const listed = ({ entries }: MomentList, { texts }: PageMoment) =>
      entries.map(({ itemId, name }) => {
        const called = nameOfEntry(texts.filter((text) => text.itemId === itemId));
        return { itemId, name: called || name, isChanged: !inOrder.has(itemId) };
      });
    return [{ holder: list.holder, before: listed(list, older), after: listed(now, newer) }];
  });
}

/** Names of the entries that came or went, by item: the list tells them already. */
function namesTold(lists: readonly ChangedList[]): ReadonlyMap<string, string> {
  const only = (here: readonly ListedEntry[], there: readonly ListedEntry[]) =>
    here.filter(({ itemId }) => !there.some((one) => one.itemId === itemId));
  return new Map(
    lists
      .flatMap(({ before, after }) => [...only(before, after), ...only(after, before)])
      .map(({ itemId, name }) => [itemId, name]),
  );
}

/** Texts that differ, but for those that are all of an entry's name `told`. */
function changedFields(
  old: readonly MomentText[],
  now: readonly MomentText[],
  told: ReadonlyMap<string, string>,
): ChangedField[] {
  const keyOf = ({ itemId, name }: MomentText) => `${itemId} ${name}`;
  const [before, after] = [old, now].map((texts) => new Map(texts.map((one) => [keyOf(one), one]))) as [
    Map<string, MomentText>,
    Map<string, MomentText>,
  ];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key): ChangedField[] => {
    const [left, right] = [before.get(key), after.get(key)];
    const known = right ?? left;
    if (!known || (left?.rawValue ?? '') === (right?.rawValue ?? '')) return [];
    const type = known.type;
    const [a, b] = [left, right].map((one) => readable(type, one?.rawValue ?? '')) as [string, string];
    if (told.get(known.itemId) === (a || b)) return [];
    const { name, within } = known;
    return [{ key, name, within, pieces: diffWords(a, b), isFormOnly: a === b }];
  });
}
