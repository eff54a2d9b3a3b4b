import http from 'node:http';
import https from 'node:https';
import type { TLSSocket } from 'node:tls';
import { codeOf, explainCode } from './explain.ts';
import type { Names } from './explain.ts';
import { note, ok, problem } from './Finding.ts';
import type { Finding } from './Finding.ts';

const LONGEST_MS = 8000;
const DAY_MS = 86_400_000;
/** A certificate that ends this soon should have been renewed. */
const SOON_DAYS = 14;
/** Signed calls may be five minutes old; half a minute is no accident of the way. */
const CLOCK_MS = 30_000;

interface Heard {
  ms: number;
  /** What the other side says the time is, and until when its certificate holds. Milliseconds. */
  date?: number;
  validUntil?: number;
}

/** One bare request, which may be answered however it likes. Rejects with Node's error. */
function hear(address: string, ca: string | undefined): Promise<Heard> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const url = new URL(address);
    const client = url.protocol === 'https:' ? https : http;
    const request = client.request(
      url,
      // On a connection of its own, as only that shows its certificate.
      { method: 'HEAD', agent: false, timeout: LONGEST_MS, ...(ca !== undefined && { ca }) },
      (answer) => {
        const certificate = (answer.socket as Partial<TLSSocket>).getPeerCertificate?.();
        const [date, validUntil] = [answer.headers.date, certificate?.valid_to].map((text) =>
          text === undefined ? NaN : Date.parse(text),
        );
        answer.resume();
        resolve({
          ms: Math.round(performance.now() - began),
          ...(!Number.isNaN(date) && { date: date! }),
          ...(!Number.isNaN(validUntil) && { validUntil: validUntil! }),
        });
      },
    );
    request.on('timeout', () => request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
    request.on('error', reject);
    request.end();
  });
}

/** What is to be said of the other side's clock and certificate. */
export function heardFindings({ date, validUntil }: Heard, now: number): Finding[] {
  const findings: Finding[] = [];
  if (date !== undefined && Math.abs(date - now) > CLOCK_MS) {
    const seconds = Math.round(Math.abs(date - now) / 1000);
    findings.push(
      problem(
        `the clock of this machine is ${seconds} seconds ${date > now ? 'behind' : 'ahead of'} that of this source: ` +
          'signed calls and sign-ins fail; set it by a time server',
      ),
    );
  }
  if (validUntil !== undefined) {
    const days = Math.floor((validUntil - now) / DAY_MS);
    const until = new Date(validUntil).toISOString().slice(0, 10);
    findings.push(
      days < SOON_DAYS
        ? note(`the certificate holds for ${days} more days only (until ${until})`)
        : ok(`certificate holds until ${until}`),
    );
  }
  return findings;
}

/**
 * Whether a source can be reached, how far the clocks are apart, and how long its certificate holds. `isReached` is false
 * where nothing else can be asked either.
 */
export async function checkConnection(
  names: Names,
  { now = Date.now, ca }: { now?: () => number; ca?: string } = {},
): Promise<{ isReached: boolean; findings: Finding[] }> {
  try {
    const heard = await hear(names.address, ca);
    return {
      isReached: true,
      findings: [ok(`answers (${heard.ms} ms)`), ...heardFindings(heard, now())],
    };
  } catch (error) {
    const code = codeOf(error);
    const text = (code && explainCode(code, names)) ?? `cannot be reached (${code ?? 'unknown reason'})`;
    return { isReached: false, findings: [problem(text)] };
  }
}
