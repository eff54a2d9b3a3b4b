import { Parser } from 'htmlparser2';

/** What an address in a document is for; it decides what may stand at its other end. */
export type LinkUse = 'page' | 'file' | 'image' | 'style' | 'script' | 'form' | 'data' | 'host' | 'phone';

/** One address as a document writes it. */
export interface Link {
  /** As written, relative or not. */
  address: string;
  use: LinkUse;
  /** Where it stands, in a few characters: `a href`, `json-ld url`. */
  where: string;
}

export interface Found {
  links: Link[];
  /** Ids and anchor names that a fragment can lead to. */
  ids: string[];
}

/** Attributes that hold one address, by what they lead to. */
const ATTRIBUTES: Record<string, LinkUse> = {
  src: 'file',
  poster: 'image',
  action: 'form',
  formaction: 'form',
  data: 'file',
  cite: 'page',
  background: 'image',
  manifest: 'file',
  longdesc: 'page',
};
const SOURCE_USES: Record<string, LinkUse> = {
  img: 'image',
  script: 'script',
  iframe: 'page',
  image: 'image',
};
/** `rel` values of links that are a hint, not a document. */
const HINTS = new Set(['preconnect', 'dns-prefetch']);
const META =
  /^(?:og:(?:url|image|video|audio)|twitter:(?:image|player|url)|msapplication-.*image|thumbnail)/i;
/** Keys of structured data whose texts are names of things, not places to go. */
const VOCABULARY = new Set(['@context', '@type', '@id', 'propertyID', 'inDefinedTermSet']);

/** The addresses in an answer of this type: HTML, CSS, XML, JSON-LD, robots.txt, vCard, iCalendar and plain text. */
export function linksIn(type: string, body: string): Found {
  if (/\bhtml\b/.test(type)) return linksInHtml(body);
  const links = /\bcss\b/.test(type)
    ? linksInCss(body)
    : /\bxml\b/.test(type)
      ? linksInXml(body)
      : /manifest|ld\+json|^application\/json/.test(type)
        ? linksInJson(body, 'json')
        : /^text\/(?:plain|vcard|x-vcard|calendar)/.test(type)
          ? linksInText(body)
          : [];
  return { links, ids: [] };
}

function linksInHtml(html: string): Found {
  const links: Link[] = [];
  const ids: string[] = [];
  let collecting: { kind: 'style' | 'json-ld' | 'page data'; text: string } | undefined;
  let form: { action: string; fields: [string, string][] } | undefined;
  const add = (address: string | undefined, use: LinkUse, where: string) => {
    if (address !== undefined && address.trim() !== '') links.push({ address: address.trim(), use, where });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.push(attributes.id);
      if (name === 'a' && attributes.name) ids.push(attributes.name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key === 'href' || key === 'xlink:href') add(value, useOfHref(name, attributes), `${name} ${key}`);
        else if (key === 'srcset' || key === 'imagesrcset')
          for (const one of candidates(value)) add(one, 'image', `${name} ${key}`);
        else if (key === 'action' && name === 'form') continue;
        else if (ATTRIBUTES[key] !== undefined && !(key === 'data' && name !== 'object'))
          add(value, (key === 'src' && SOURCE_USES[name]) || ATTRIBUTES[key], `${name} ${key}`);
        else if (key === 'style') links.push(...linksInCss(value));
        else if (key === 'content' && name === 'meta') addMeta(attributes, value, add);
        // A list of addresses for a script to load, or one for it to ask.
        else if (key.startsWith('data-') && /^(?:https?:\/)?\/(?!\*)\S/.test(value) && !/[{}[\]]/.test(value))
          for (const one of value.split(/\s+/)) add(one, 'data', `${name} ${key}`);
      }
      if (name === 'form' && (attributes.method ?? 'get').toLowerCase() === 'get')
        form = { action: attributes.action ?? '', fields: [] };
      else if (name === 'form') add(attributes.action, 'data', 'form action (post)');
      if (
        name === 'input' &&
        form &&
        attributes.name &&
        !/^(?:submit|checkbox|radio|file)$/.test(attributes.type ?? '')
      )
        form.fields.push([attributes.name, attributes.value ?? '']);
      if (name === 'style') collecting = { kind: 'style', text: '' };
      if (name === 'script' && /json/.test(attributes.type ?? ''))
        collecting = { kind: /ld\+json/.test(attributes.type ?? '') ? 'json-ld' : 'page data', text: '' };
    },
    ontext(text) {
      if (collecting) collecting.text += text;
    },
    onclosetag(name) {
      if (name === 'form' && form) {
        const asked = new URLSearchParams(form.fields.filter(([key]) => key !== ''));
        add(form.action.replace(/[?#].*$/, '') + (asked.size > 0 ? `?${asked}` : ''), 'form', 'form action');
        form = undefined;
      }
      if ((name !== 'style' && name !== 'script') || !collecting) return;
      const { kind, text } = collecting;
      collecting = undefined;
      if (kind === 'style') links.push(...linksInCss(text));
      else links.push(...linksInJson(text, kind));
    },
  });
  parser.end(html);
  return { links, ids };
}

function useOfHref(name: string, attributes: Record<string, string>): LinkUse {
  if (name !== 'link') return name === 'image' || name === 'use' ? 'image' : 'page';
  const rel = (attributes.rel ?? '').toLowerCase().split(/\s+/);
  if (rel.some((each) => HINTS.has(each))) return 'host';
  if (rel.includes('stylesheet') || attributes.as === 'style') return 'style';
  if (attributes.as === 'script' || rel.includes('modulepreload')) return 'script';
  if (rel.some((each) => /icon/.test(each)) || attributes.as === 'image') return 'image';
  return rel.some((each) => ['canonical', 'alternate', 'next', 'prev'].includes(each)) ? 'page' : 'file';
}

function addMeta(
  { name, property, 'http-equiv': equivalent }: Record<string, string>,
  value: string,
  add: (address: string | undefined, use: LinkUse, where: string) => void,
): void {
  const key = property ?? name ?? '';
  if (META.test(key) && /^(?:https?:\/)?\//.test(value))
    add(value, /image/i.test(key) ? 'image' : 'page', `meta ${key}`);
  if (equivalent?.toLowerCase() === 'refresh') add(/url=(.+)$/i.exec(value)?.[1], 'page', 'meta refresh');
}

/** Addresses of a `srcset`: what stands before each width or density. */
const candidates = (srcset: string): string[] =>
  srcset.split(/,\s+|,(?=\/|http)/).flatMap((one) => one.trim().split(/\s+/)[0] || []);

function linksInCss(css: string): Link[] {
  return [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)|@import\s+(['"])(.*?)\3/g)].flatMap((match) => {
    const address = match[2] ?? match[4] ?? '';
    return address === '' ? [] : [{ address, use: 'file' as const, where: 'css' }];
  });
}

function linksInXml(xml: string): Link[] {
  const links: Link[] = [];
  let collecting: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (/(?:^|:)loc$/.test(name) || name === 'link') collecting = '';
        if (attributes.href) links.push({ address: attributes.href, use: 'page', where: `${name} href` });
      },
      ontext(text) {
        if (collecting !== undefined) collecting += text;
      },
      onclosetag(name) {
        if (collecting?.trim())
          links.push({ address: collecting.trim(), use: /image/.test(name) ? 'image' : 'page', where: name });
        collecting = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return links;
}

/** Addresses with a host, and telephone numbers, among the texts of JSON; what is not JSON is a link nobody can follow. */
function linksInJson(json: string, where: string): Link[] {
  const links: Link[] = [];
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) visit(one, name);
    else if (typeof value === 'string') {
      const isPageData = where === 'page data';
      if (!isPageData && /^(?:telephone|faxNumber)$/.test(key)) {
        links.push({
          address: `tel:${value.replace(/[^\d+]/g, '')}`,
          use: 'phone',
          where: `${where} ${key}`,
        });
      } else if (/^https?:\/\/\S+$/.test(value) && !VOCABULARY.has(key)) {
        const use = isPageData
          ? 'host'
          : /image|logo|photo|thumbnail|contentUrl/i.test(key)
            ? 'image'
            : 'page';
        // A pattern to be filled in leads to a page without what is filled in.
        links.push({ address: value.replace(/\{.*$/, ''), use, where: `${where} ${key}` });
      }
    }
  };
  try {
    visit(JSON.parse(json), '');
  } catch {
    links.push({ address: `invalid:${where}`, use: 'data', where });
  }
  return links;
}

function linksInText(text: string): Link[] {
  // vCard and iCalendar fold long lines: a line that begins with a blank goes on with the one before.
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return lines.flatMap((line): Link[] => {
    const phone = /^(?:item\d\.)?TEL(?:;[^:]*)?:(?:tel:)?(.+)$/i.exec(line)?.[1];
    if (phone) return [{ address: `tel:${phone.replace(/[^\d+;=a-z]/gi, '')}`, use: 'phone', where: 'TEL' }];
    return [...line.replace(/\\([,;\\n])/g, ' ').matchAll(/\bhttps?:\/\/[^\s"<>]+/g)].map(([address]) => ({
      address: address.replace(/[.,;)]+$/, ''),
      use: 'page',
      where: /^[\w-]+/.exec(line)?.[0] ?? 'text',
    }));
  });
}
