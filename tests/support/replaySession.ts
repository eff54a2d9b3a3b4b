/** One request of a session, and what its client needs of the answer. */
export interface SessionStep {
  name: string;
  to: 'site' | 'authoring';
  /** Of the site. */
  path?: string;
  headers?: Record<string, string>;
  /** Of authoring. */
  query?: string;
  /** Who asks, where it is not the builder. */
  as?: 'reviewer';
  answers: { status: number; headers?: Record<string, string>; json?: unknown };
  /** The client goes where the answer leads, with what it set; what stands there, and what does not. */
  follows?: { shows?: string[]; hides?: string[] };
  /** Values for later steps, by their place in the answer. */
  keep?: Record<string, string>;
  /** Values for later steps that the client knows by itself. */
  sets?: Record<string, string>;
}

export interface SessionAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** The page where the answer leads. */
  follow?: () => Promise<string>;
}

/** The two ends a session talks to. */
export interface SessionEnds {
  site(path: string, headers: Record<string, string>): Promise<SessionAnswer>;
  authoring(query: string, as: SessionStep['as']): Promise<SessionAnswer>;
}

/**
 * Sends steps in their order and holds each answer to the shape its client needs; `values` fills `{{name}}`, and
 * `{{name|braced}}` in the form markers name items in, and takes what answers are kept for.
 */
export async function replaySession(
  steps: readonly SessionStep[],
  ends: SessionEnds,
  values: Record<string, string>,
): Promise<void> {
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)(\|braced)?\}\}/g, (_, name: string, isBraced?: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The session has no value for ${name} yet`);
      return isBraced ? `{${value.toUpperCase()}}` : value;
    });
  for (const { name, answers, keep = {}, sets = {}, follows, ...step } of steps) {
    const answer =
      step.to === 'site'
        ? await ends.site(filled(step.path ?? ''), step.headers ?? {})
        : await ends.authoring(filled(step.query ?? ''), step.as);
    const wrong = answer.status === answers.status ? '' : answer.text;
    expect([name, answer.status, wrong]).toEqual([name, answers.status, '']);
    expect({ [name]: answer.headers }).toEqual({ [name]: shapeOf(answers.headers ?? {}, filled) });
    if (answers.json !== undefined) {
      const json = JSON.parse(answer.text) as unknown;
      expect({ [name]: json }).toEqual({ [name]: shapeOf(answers.json, filled) });
      for (const [value, place] of Object.entries(keep)) values[value] = String(at(json, place));
    }
    Object.assign(values, sets);
    if (!follows) continue;
    const page = plain((await answer.follow?.()) ?? '');
    const parts = ({ shows = [], hides = [] }: typeof follows) => ({
      shows: shows.map(filled).filter((words) => page.includes(words)),
      hides: hides.map(filled).filter((words) => !page.includes(words)),
    });
    expect([name, parts(follows)]).toEqual([
      name,
      { shows: (follows.shows ?? []).map(filled), hides: (follows.hides ?? []).map(filled) },
    ]);
  }
}

const at = (value: unknown, place: string): unknown =>
  place.split('.').reduce((one, name) => (one as Record<string, unknown> | undefined)?.[name], value);

/** Markers carry JSON as text. */
const plain = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const ANY: Readonly<Record<string, () => unknown>> = {
  '<string>': () => expect.stringMatching(/./),
  '<id>': () => expect.stringMatching(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/),
  '<number>': () => expect.any(Number),
  '<boolean>': () => expect.any(Boolean),
};

/** What an answer must have at least: a list stands for one that has such members. */
function shapeOf(value: unknown, filled: (text: string) => string): unknown {
  if (typeof value === 'string') return ANY[value]?.() ?? filled(value);
  if (Array.isArray(value)) return expect.arrayContaining(value.map((one) => shapeOf(one, filled)));
  if (value === null || typeof value !== 'object') return value;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one, filled)])),
  );
}
