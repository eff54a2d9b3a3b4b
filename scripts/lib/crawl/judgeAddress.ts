/** What an address is, before anything is asked for. */
export type Judged =
  /** Of one of our own sites: without its fragment, and the fragment when there is one. */
  | { kind: 'own'; url: string; fragment?: string }
  /** Of somebody else, who is known. */
  | { kind: 'outside'; host: string }
  /** Fine as it is: a phone number, an e-mail address, data. */
  | { kind: 'fine' }
  | { kind: 'wrong'; problem: Problem; detail: string };

/** What can be wrong with a link. */
export type Problem =
  | 'dead'
  | 'redirected'
  | 'wrong content'
  | 'missing anchor'
  | 'unknown host'
  | 'phone number'
  | 'e-mail address'
  | 'malformed';

export interface Policy {
  /** Origins of our own sites. */
  origins: readonly string[];
  /** Hosts of others that may be linked to, each with the reason. */
  outside: Readonly<Record<string, string>>;
  /** Numbers that really are somebody's and may be told, in E.164; all others must be of the block for fiction. */
  realPhones: Readonly<Record<string, string>>;
}

/** Numbers of three digits that a phone in the United States knows. */
const SHORT_NUMBERS = new Set(['911', '988', '711', '211', '311', '411', '611', '811']);
/** Five and six digits: what texts are sent to. */
const SHORT_CODE = /^\d{5,6}$/;

/**
 * Judges an address that stands on the page at `base`.
 * Nothing is asked of the network: whether an own page is alive is for who fetches it.
 */
export function judgeAddress(address: string, base: string, policy: Policy): Judged {
  const wrong = (problem: Problem, detail: string): Judged => ({ kind: 'wrong', problem, detail });
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'tel') return judgePhone(address.slice(4), policy);
  if (scheme === 'sms') {
    const number = address.slice(4).replace(/[?&].*$/, '');
    return SHORT_CODE.test(number) || SHORT_NUMBERS.has(number)
      ? { kind: 'fine' }
      : judgePhone(number, policy);
  }
  if (scheme === 'mailto') {
    const to = decodeURIComponent(address.slice(7).replace(/\?.*$/, ''));
    // A page is passed on to whomever its reader chooses.
    if (to === '' && /[?&]body=./.test(address)) return { kind: 'fine' };
    const isGood = to
      .split(',')
      .every((one) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(one));
    return isGood ? { kind: 'fine' } : wrong('e-mail address', to);
  }
  if (scheme === 'data' || scheme === 'blob' || scheme === 'about') return { kind: 'fine' };
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    return wrong('malformed', `the scheme ${scheme}:`);
  if (
    /\s|\\/.test(address) ||
    /\b(?:undefined|null|NaN)\b|\[object|\{\w*\}|%7B/i.test(address.replace(/[?#].*$/, ''))
  )
    return wrong('malformed', 'a gap or a blank in it');
  const url = URL.parse(address, base);
  if (!url) return wrong('malformed', 'not an address');
  if (!policy.origins.includes(url.origin)) {
    return Object.hasOwn(policy.outside, url.host)
      ? { kind: 'outside', host: url.host }
      : wrong('unknown host', url.host);
  }
  const fragment = url.hash === '' || url.hash.startsWith('#:~:') ? undefined : decode(url.hash.slice(1));
  url.hash = '';
  return { kind: 'own', url: url.href, ...(fragment !== undefined && fragment !== 'top' && { fragment }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** E.164 of the North American plan, or a short number; an extension as RFC 3966 writes it. */
function judgePhone(written: string, { realPhones }: Policy): Judged {
  const [number = '', ...extensions] = written.split(';');
  const wrong = (detail: string): Judged => ({
    kind: 'wrong',
    problem: 'phone number',
    detail: `${written}: ${detail}`,
  });
  if (extensions.some((each) => !/^ext=\d+$/.test(each))) return wrong('an extension nobody can dial');
  if (SHORT_NUMBERS.has(number)) return { kind: 'fine' };
  if (Object.hasOwn(realPhones, number)) return { kind: 'fine' };
  const [, area = '', exchange = '', line = ''] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (area === '') return wrong('not a number of ten digits after +1');
  if (!/^[2-9](?!11)\d\d$/.test(area) || !/^[2-9]\d\d$/.test(exchange)) return wrong('no number begins so');
  // A number made up outside the block for fiction rings at somebody's home.
  return exchange === '555' && /^01\d\d$/.test(line)
    ? { kind: 'fine' }
    : wrong('neither fictional nor known to be real');
}
