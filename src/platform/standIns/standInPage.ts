import type { WallClock } from '../search/engine/openHours.ts';
import type { EntityRecord, Store } from '../store/Store.ts';
import { escape } from '../escape.ts';
import { freeTimes } from './freeTimes.ts';
import type { StandIn } from './standIns.ts';

type Locale = 'en' | 'es';

export interface StandInRequest {
  standIn: StandIn;
  locale: Locale;
  /** What it is about; undefined for one that is about nothing in particular. */
  entity?: EntityRecord;
  /** What of the query says so, and stays in it. */
  about?: Record<string, string>;
  /** The part of its board that is asked for. */
  part?: string | undefined;
  store: Store;
  /** The clock on the wall that free times are counted from. */
  now: WallClock;
  /** Number of the time that was chosen, or true where there are none to choose from, once the button was pressed. */
  chosen?: number | true;
}

/** Headers of a page of the demo: it loads nothing, runs nothing, and sends its form to nobody else. */
export const STAND_IN_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'x-robots-tag': 'noindex',
  // The language is that of the page it was opened from.
  'cache-control': 'private, no-store',
  vary: 'Referer',
};

const WORDS = {
  en: {
    demo: 'Demonstration. Meridian Health and Meridian Plan are fictional; this page stands for a system of another company.',
    other: 'Español',
    home: 'Home',
    times: 'Free times',
    again: 'Choose another time',
    choose: 'Choose a time first.',
    chose: 'You chose',
  },
  es: {
    demo: 'Demostración. Meridian Health y Meridian Plan son ficticios; esta página ocupa el lugar de un sistema de otra empresa.',
    other: 'English',
    home: 'Inicio',
    times: 'Horas libres',
    again: 'Elegir otra hora',
    choose: 'Primero elija una hora.',
    chose: 'Eligió',
  },
} as const;

const STYLE =
  '*{box-sizing:border-box}body{margin:0;background:#f6faf9;color:#12302f;font:1.0625rem/1.55 system-ui,sans-serif}' +
  'header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 1.5rem;padding:.75rem 1.25rem;background:#0b3f3f;color:#fff}' +
  'header a{color:inherit;display:inline-block;padding:.5rem 0}main{max-width:40rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}' +
  'h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 1rem}h2{font-size:1.25rem;margin:1.5rem 0 .5rem}' +
  '.demo{margin:0;padding:.75rem 1rem;border-left:.25rem solid #a8371b;background:#fbeee8}' +
  '.about{padding:1rem;border:1px solid #bcd8d4;border-radius:.75rem;background:#fff}.about p,.about h2{margin:0 0 .25rem}' +
  'fieldset{border:0;margin:0 0 1.25rem;padding:0}legend{font-weight:600;padding:0;margin-bottom:.25rem}' +
  'label{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;margin:0 .5rem .5rem 0;padding:0 1rem;' +
  'border:1px solid #5b8f8b;border-radius:.5rem;background:#fff}input{margin:0;width:1.25rem;height:1.25rem;accent-color:#066}' +
  'button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:#066;color:#fff;font:inherit;font-weight:600}' +
  'ul{list-style:none;margin:0;padding:0}.pills{display:flex;flex-wrap:wrap;gap:.5rem;margin:.75rem 0 1.5rem}' +
  '.pills a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.25rem 1rem;border:1px solid #5b8f8b;border-radius:1.375rem;' +
  'background:#fff;line-height:1.25;text-decoration:none}.pills [aria-current]{border-color:#066;background:#066;color:#fff}' +
  '.jobs{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:.75rem}' +
  '.jobs li{padding:1rem 1.25rem;border:1px solid #bcd8d4;border-radius:.75rem;background:#fff}.jobs p{margin:0;color:#3d5654;font-size:.9375rem}' +
  'h3{font-size:1.0625rem;line-height:1.3;margin:0 0 .375rem}section h2,nav h2{margin:2rem 0 .75rem}' +
  ':focus-visible{outline:3px solid #e8694a;outline-offset:2px}a{color:#066}header a:focus-visible{outline-color:#fff}';

/**
 * A page that stands for a system of another company: what it would be, what it is about, and a form that books, signs up
 * and sends nothing. Nothing of the request is repeated in it.
 */
export function standInPage(request: StandInRequest): string {
  const { standIn, locale, entity, store, chosen, part } = request;
  const words = WORDS[locale];
  const other = locale === 'en' ? 'es' : 'en';
  const title = standIn.title[locale];
  return (
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} (demo)</title>` +
    `<style>${STYLE}</style></head><body><header>` +
    `<a href="${locale === 'es' ? '/es' : '/'}">${words.home}</a>` +
    `<a href="${linkOf(request, other)}" lang="${other}" hreflang="${other}" rel="nofollow">${words.other}</a></header><main>` +
    `<p class="demo">${words.demo}</p><h1>${title}</h1>${aboutOf(standIn, entity, store, locale)}` +
    `${isDone(request) ? doneOf(request) : `<p>${standIn.lead[locale]}</p>${standIn.board?.html(part, store, locale) ?? ''}${formOf(request, chosen)}`}</main></body></html>`
  );
}

/** What ends a sentence after a text that may end with a stop of its own, as “8:00 a.m.” does. */
const stopAfter = (text: string) => (text.endsWith('.') ? '' : '.');

/** The same page in a language. */
const linkOf = ({ about }: StandInRequest, lang: Locale) =>
  `?${escape(new URLSearchParams({ ...about, lang }).toString())}`;

function aboutOf(standIn: StandIn, entity: EntityRecord | undefined, store: Store, locale: Locale): string {
  if (!entity) return '';
  const lines = (standIn.facts?.(entity, store) ?? []).filter(Boolean).slice(0, 12);
  const language = entity.locale === locale ? '' : ` lang="${entity.locale}"`;
  return (
    `<div class="about"${language}><h2>${escape(String(entity.body['name'] ?? ''))}</h2>` +
    `${lines.map((line) => `<p>${escape(line)}</p>`).join('')}</div>`
  );
}

function timeTexts(request: StandInRequest): { day: string; times: string[] }[] {
  const language = request.locale === 'es' ? 'es-US' : 'en-US';
  const dayText = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const timeText = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return freeTimes(request.entity, request.store, request.now).map(({ day, minutes }) => ({
    day: dayText.format(day),
    times: minutes.map((minute) => timeText.format(new Date(day.getTime() + minute * 60_000))),
  }));
}

/** The chosen day and time in words; undefined when there is no such time. */
function chosenText(request: StandInRequest): string | undefined {
  const all = timeTexts(request).flatMap(({ day, times }) => times.map((time) => `${day}, ${time}`));
  return typeof request.chosen === 'number' ? all[request.chosen] : undefined;
}

const isDone = (request: StandInRequest): boolean =>
  request.standIn.done !== undefined &&
  (request.standIn.hasTimes ? chosenText(request) !== undefined : request.chosen === true);

function doneOf(request: StandInRequest): string {
  const { standIn, locale } = request;
  const words = WORDS[locale];
  const time = chosenText(request);
  return (
    `<div role="status">${time ? `<p>${words.chose}: <strong>${time}</strong>${stopAfter(time)}</p>` : ''}<p>${standIn.done?.[locale] ?? ''}</p></div>` +
    (time ? `<p><a href="${linkOf(request, locale)}">${words.again}</a></p>` : '')
  );
}

function formOf(request: StandInRequest, chosen: number | true | undefined): string {
  const { standIn, locale } = request;
  const words = WORDS[locale];
  if (!standIn.action) return '';
  let number = 0;
  const times = standIn.hasTimes
    ? `<h2>${words.times}</h2>${chosen === true ? `<p role="alert">${words.choose}</p>` : ''}` +
      timeTexts(request)
        .map(
          ({ day, times: texts }) =>
            `<fieldset><legend>${day}</legend>` +
            texts
              .map(
                (time) =>
                  `<label><input type="radio" name="time" value="${number++}" required>${time}</label>`,
              )
              .join('') +
            '</fieldset>',
        )
        .join('')
    : '';
  return (
    `<form method="get">${times}<input type="hidden" name="done" value="1">` +
    Object.entries({ ...request.about, lang: locale })
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
      .join('') +
    `<button>${standIn.action[locale]}</button></form>`
  );
}
