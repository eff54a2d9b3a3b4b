import * as crypto from 'node:crypto';
import { HttpProblem } from '../HttpProblem.ts';

/** What a new hash costs: 19 MiB, two passes (OWASP's first choice for argon2id); about 0.4 s of one busy core. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;

/** At once; four would take all threads that files and names are read with. */
const AT_ONCE = 2;
/** Waiting for their turn; further ones are told to come again. */
const MOST_WAITING = 40;

export const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 256;

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Throws in plain words where this Node has no argon2id; called at start, so that nobody finds out at sign-in. */
export function requireArgon2(has: unknown = crypto.argon2): void {
  if (typeof has === 'function') return;
  throw new Error(
    `This Node (${process.version}) cannot check passwords: it has no argon2id. Start the platform with Node 24.7 or newer.`,
  );
}

/** What is wrong with a password somebody chose, in words for them; undefined when nothing is. */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return `A password has at least ${SHORTEST_PASSWORD} characters`;
  if (length > LONGEST_PASSWORD) return `A password has at most ${LONGEST_PASSWORD} characters`;
  const plain = password.toLowerCase();
  if (plain.includes(email.split('@', 1)[0]!.toLowerCase()))
    return 'A password must not contain the name you sign in with';
  if (new Set(plain).size < 5) return 'A password needs at least five different characters';
  return undefined;
}

/** A hash in the PHC form `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, which other programs read, too. */
export async function hashPassword(password: string, parameters: Parameters = PARAMETERS): Promise<string> {
  const salt = crypto.randomBytes(16);
  const tag = await derive(password, salt, parameters);
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

export interface Verdict {
  isRight: boolean;
  /** Whether today's parameters cost more than those of the hash: then it is made anew. */
  isOld: boolean;
}

let nobody: Promise<string> | undefined;

/** Compares a password with a hash; without one it takes the same time and is wrong. */
export async function verifyPassword(password: string, phc: string | undefined): Promise<Verdict> {
  nobody ??= hashPassword(crypto.randomBytes(16).toString('hex'));
  const read = readPhc(phc ?? (await nobody)) ?? readPhc(await nobody)!;
  // Longer ones were never accepted, and hashing megabytes is work an attacker would give away.
  const tag = await derive(password.slice(0, 4 * LONGEST_PASSWORD), read.salt, read);
  const isRight = crypto.timingSafeEqual(tag, read.tag) && phc !== undefined;
  const isOld = read.memory < PARAMETERS.memory || read.passes < PARAMETERS.passes;
  return { isRight, isOld };
}

/** Makes the hash unknown names are compared with, so that the first of them takes as long as the others. */
export async function warmPasswords(): Promise<void> {
  nobody ??= hashPassword(crypto.randomBytes(16).toString('hex'));
  await nobody;
}

function readPhc(phc: string): (Parameters & { salt: Buffer; tag: Buffer }) | undefined {
  const parts = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/-]{11,86})\$([\w+/-]{43})$/.exec(
    phc,
  );
  if (!parts) return undefined;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [salt, tag] = parts.slice(4).map((text) => Buffer.from(text, 'base64')) as [Buffer, Buffer];
  return { memory, passes, parallelism, salt, tag };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

let running = 0;
const waiting: (() => void)[] = [];

async function derive(message: string, nonce: Buffer, parameters: Parameters): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new HttpProblem(503, 'Too many people sign in at once. Try again in a minute.', {
        'retry-after': '30',
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  const { memory, passes, parallelism } = parameters;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      crypto.argon2(
        'argon2id',
        { message: message.normalize('NFC'), nonce, memory, passes, parallelism, tagLength: TAG_BYTES },
        (error, tag) => (error ? reject(error) : resolve(tag)),
      );
    });
  } finally {
    // Whoever waits takes over this place; nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
