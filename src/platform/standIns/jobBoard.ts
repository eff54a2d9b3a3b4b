import type { Store } from '../store/Store.ts';
import { escape } from '../escape.ts';
import jobs from './jobs.json' with { type: 'json' };

type Locale = 'en' | 'es';
type Texts = Record<Locale, string>;

/** A job as a board would show it: what it is, the license it asks for, and what an hour or a year pays, from and to. */
interface Job {
  title: Texts;
  license?: Texts;
  pay: readonly [from: number, to: number];
  hours: Texts;
  /** The kind of place that has such jobs. */
  at: string;
}

interface Area {
  title: Texts;
  jobs: readonly Job[];
}

/** The query parameter that names an area. */
export const AREA_PARAM = 'area';

/** Areas of work by their name in addresses, each with examples of jobs. */
export const JOB_AREAS = jobs as unknown as Readonly<Record<string, Area>>;

const WORDS = {
  en: {
    areas: 'Areas of work',
    all: 'All areas',
    pay: (from: number, to: number) => `$${from} to $${to} an hour`,
    count: (count: number) => `${count} examples of jobs`,
  },
  es: {
    areas: 'Áreas de trabajo',
    all: 'Todas las áreas',
    pay: (from: number, to: number) => `De $${from} a $${to} por hora`,
    count: (count: number) => `${count} ejemplos de vacantes`,
  },
} as const;

/** The board of an area that is known, of all otherwise. Its jobs are examples; the places are those of the directory. */
export function jobBoard(area: string | undefined, store: Store, locale: Locale): string {
  const words = WORDS[locale];
  const shown = Object.entries(JOB_AREAS).filter(([key]) => area === undefined || key === area);
  const placeOf = placesOf(store, locale);
  const link = (key: string | undefined, label: string) =>
    `<li><a href="?${key === undefined ? '' : `${AREA_PARAM}=${key}&amp;`}lang=${locale}"` +
    `${key === area ? ' aria-current="true"' : ''}>${label}</a></li>`;
  const count = shown.reduce((sum, [, { jobs }]) => sum + jobs.length, 0);
  const areas =
    `<nav aria-labelledby="areas"><h2 id="areas">${words.areas}</h2><ul class="pills">${link(undefined, words.all)}` +
    `${Object.entries(JOB_AREAS)
      .map(([key, { title }]) => link(key, title[locale]))
      .join('')}</ul></nav>`;
  const jobs = shown
    .map(
      ([, { title, jobs: those }]) =>
        `<section><h2>${title[locale]}</h2><ul class="jobs">${those
          .map((one) => `<li>${jobOf(one, placeOf(one.at), locale)}</li>`)
          .join('')}</ul></section>`,
    )
    .join('');
  const listed = `<p>${words.count(count)}</p>${jobs}`;
  // Who has chosen came for the jobs.
  return area === undefined ? areas + listed : listed + areas;
}

function jobOf({ title, license, pay, hours }: Job, place: string | undefined, locale: Locale): string {
  const lines = [
    ...(place === undefined ? [] : [escape(place)]),
    hours[locale],
    WORDS[locale].pay(...pay),
    ...(license ? [license[locale]] : []),
  ];
  return `<h3>${title[locale]}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}`;
}

/** Places of a kind in turn, the same at each asking; undefined where the directory has none of the kind. */
function placesOf(store: Store, locale: Locale): (kind: string) => string | undefined {
  const named = new Map<string, string[]>();
  for (const { body } of store.entities.iterate('healthcareFacility', locale))
    for (const kind of Array.isArray(body['c_locationType']) ? body['c_locationType'] : [])
      if (typeof kind === 'string' && typeof body['name'] === 'string')
        named.set(kind, [...(named.get(kind) ?? []), body['name']]);
  const turns = new Map<string, number>();
  return (kind) => {
    const places = named.get(kind) ?? [];
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return places.length === 0 ? undefined : places[turn % places.length];
  };
}
