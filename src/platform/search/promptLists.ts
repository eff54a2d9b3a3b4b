import { fixedFilter } from './fixedFilter.ts';
import { LOCALES } from './indexState.ts';
import { PromptList } from './PromptList.ts';
import type { Prompt } from './PromptList.ts';
import type { Locale } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import type { SearchIndex } from './engine/SearchIndex.ts';
import type { FieldValue } from './engine/KeywordColumn.ts';
import type { Vertical } from './Vertical.ts';

/** The texts a vertical proposes in a language. */
export type PromptsOf = (vertical: Vertical, locale: Locale) => PromptList;

export interface PromptLists {
  promptsOf: PromptsOf;
  /** Stops preparing lists ahead. */
  close(): void;
}

/**
 * Makes the lists of prompts and keeps each until its index changes. The lists of a search over everything are made
 * ahead, one a turn of the event loop: the first visitor who types is not to wait for them; neither is the start.
 */
export function createPromptLists(ground: SearchGround): PromptLists {
  const { catalog } = ground;
  const lists = new Map<string, { index: SearchIndex; version: number; list: PromptList }>();
  const make = (vertical: Vertical, locale: Locale, key: string): PromptList => {
    const index = catalog.index(vertical.index.key, locale);
    const values = valuesOf(ground, vertical, index, vertical.prompts);
    const list = new PromptList(
      vertical.prompts.flatMap((field, turn) =>
        // Of two equally frequent texts the one of the first field stands for more.
        (values.get(field) ?? []).map(({ text, weight }) => ({ text, weight: weight - turn * 1e-3, field })),
      ),
    );
    lists.set(key, { index, version: index.version, list });
    return list;
  };
  const outdated = new Map<string, NodeJS.Immediate>();
  const promptsOf: PromptsOf = (vertical, locale) => {
    const key = `${vertical.key} ${locale}`;
    const index = catalog.index(vertical.index.key, locale);
    const kept = lists.get(key);
    if (kept?.index !== index) return make(vertical, locale, key);
    // While changes are worked in, every slice makes a new version: until the last, the list stands as it was. Then
    // it is made anew behind the answer, for who types is not to wait for it.
    if (kept.version !== index.version && !catalog.isBusy() && !outdated.has(key)) {
      const again = setImmediate(() => {
        outdated.delete(key);
        make(vertical, locale, key);
      });
      outdated.set(key, again);
    }
    return kept.list;
  };

  const unready = LOCALES.flatMap((locale) => ground.universal.map((vertical) => ({ vertical, locale })));
  let preparing: NodeJS.Immediate | undefined;
  const prepare = () => {
    const next = unready.shift();
    preparing = undefined;
    if (!next) return;
    promptsOf(next.vertical, next.locale);
    preparing = setImmediate(prepare);
  };
  preparing = setImmediate(prepare);
  return {
    promptsOf,
    close() {
      for (const one of [preparing, ...outdated.values()]) clearImmediate(one);
    },
  };
}

/** The values of fields that documents of the vertical have, weighed by how many do. */
export function valuesOf(
  ground: SearchGround,
  vertical: Vertical,
  index: SearchIndex,
  fields: readonly string[],
): Map<string, (Prompt & { value: FieldValue })[]> {
  const { tallies } = index.query({
    ...{ fixed: fixedFilter(ground, vertical), filter: { kind: 'all' }, chosen: new Map(), facets: fields },
    ...{ sort: [], now: ground.clock().getTime(), offset: 0, limit: 0 },
  });
  return new Map(
    fields.map((field) => [
      field,
      (index.columns.get(field)?.values ?? []).flatMap((value, code) => {
        const count = tallies.get(field)?.[code] ?? 0;
        return count > 0 ? [{ text: String(value), weight: count, value }] : [];
      }),
    ]),
  );
}
