import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import { isUpstreamError, UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import type {
  AuthoringPort,
  FieldClash,
  Refusal,
  SaveAnswer,
  SaveRequest,
} from '#src/ports/AuthoringPort.ts';

export interface VendorAuthoringOptions {
  http: HttpClient;
  /** Authoring GraphQL of the content platform. */
  endpoint: string;
  /** Where client credentials are exchanged for a token. */
  tokenEndpoint: string;
  clientId: string;
  clientSecret: string;
  audience: string;
  now?: () => number;
}

const UPSTREAM = 'authoring';
/** A token is asked for anew this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;

const tokenShape = z.looseObject({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().default(300),
});
const fieldShape = z.looseObject({ value: z.string().nullish() }).nullish();
/** An item with its revision and the asked fields as f0, f1 …; members unknown here are let be. */
const itemShape = z.looseObject({ revision: fieldShape });
const problems = z.array(
  z.looseObject({
    message: z.string().default(''),
    extensions: z.looseObject({ code: z.string().optional() }).nullish(),
  }),
);
const answerShape = z.looseObject({
  data: z
    .looseObject({
      item: itemShape.nullish(),
      updateItem: z.looseObject({ item: itemShape.nullish() }).nullish(),
    })
    .nullish(),
  errors: problems.nullish(),
});

type Item = z.infer<typeof itemShape>;

/** A failure the platform put into words. */
class Refused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Saves fields through the vendor's authoring GraphQL: one `updateItem` for a request. The protocol has no member for a
 * revision, so the item is read before: where a field is no longer what the editor began with, nothing is written and
 * both texts come back. It is also read after, which shows a change that came between; that small window stays.
 */
export function vendorAuthoring(options: VendorAuthoringOptions): AuthoringPort {
  const token = createToken(options);
  const ask = async (query: string) => {
    const { body } = await options.http.json({
      upstream: UPSTREAM,
      call: query.startsWith('mutation') ? 'updateItem' : 'item',
      url: options.endpoint,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
      body: JSON.stringify({ query }),
      schema: answerShape,
      accepts: [400, 401, 403],
    });
    const [first] = body.errors ?? [];
    if (first) throw new Refused(reasonOf(first.extensions?.code ?? '', first.message));
    return body.data ?? {};
  };

  return {
    async saveFields(request) {
      try {
        const { item: before } = await ask(itemQuery(request));
        if (!before) return { kind: 'refused', reason: 'gone' };
        const clashes = clashesWith(before, request, ({ originalValue, value }) => [originalValue, value]);
        if (clashes.length > 0) return conflict(clashes, before);
        const { updateItem } = await ask(updateMutation(request));
        if (!updateItem?.item) return { kind: 'refused', reason: 'not-allowed' };
        const after = updateItem.item;
        // Somebody else's text in place of the one just written: they wrote in the window between.
        const lost = clashesWith(after, request, ({ value }) => [value]);
        return lost.length > 0 ? conflict(lost, after) : { kind: 'saved', ...revisionOf(after) };
      } catch (error) {
        if (error instanceof Refused) return { kind: 'refused', reason: error.reason };
        if (isUpstreamError(error)) return { kind: 'refused', reason: 'unavailable' };
        throw error;
      }
    },
  };
}

const revisionOf = ({ revision }: Item) => (revision?.value ? { revision: revision.value } : {});
const conflict = (fields: FieldClash[], item: Item): SaveAnswer => ({
  kind: 'conflict',
  fields,
  ...revisionOf(item),
});

/** The fields of a request in which an item holds none of the expected texts. */
function clashesWith(
  item: Item,
  { fields }: SaveRequest,
  expected: (field: SaveRequest['fields'][number]) => readonly string[],
): FieldClash[] {
  return fields.flatMap((field, index) => {
    const found = fieldShape.safeParse(item[`f${index}`]);
    if (!found.success || !found.data) return [];
    const theirs = found.data.value ?? '';
    if (expected(field).some((text) => lines(text) === lines(theirs))) return [];
    return [{ name: field.name, base: field.originalValue, yours: field.value, theirs }];
  });
}

/** The vendor writes line ends of its own. */
const lines = (text: string) => text.replace(/\r\n/g, '\n').trim();

/** Written as GraphQL strings, so that no value can change the operation. */
const quoted = (text: string) => JSON.stringify(text);

function whereOf({ itemId, language, version }: SaveRequest): string {
  const versioned = version === undefined ? '' : `, version: ${version}`;
  return `database: "master", itemId: ${quoted(itemId)}, language: ${quoted(language)}${versioned}`;
}

function selectionOf({ fields }: SaveRequest): string {
  const asked = fields.map(({ name }, index) => `f${index}: field(name: ${quoted(name)}) { value }`);
  return `{ itemId version revision: field(name: "__Revision") { value } ${asked.join(' ')} }`;
}

const itemQuery = (request: SaveRequest) =>
  `query Item { item(where: { ${whereOf(request)} }) ${selectionOf(request)} }`;

function updateMutation(request: SaveRequest): string {
  const fields = request.fields.map(
    ({ name, value }) => `{ name: ${quoted(name)}, value: ${quoted(value)} }`,
  );
  return `mutation UpdateItem { updateItem(input: { ${whereOf(request)}, fields: [${fields.join(', ')}] }) { item ${selectionOf(request)} } }`;
}

function reasonOf(code: string, message: string): Refusal {
  const text = `${code} ${message}`.toLowerCase();
  if (/unauthenticated|not_?authenticated|authentication/.test(text)) return 'unavailable'; // our own credentials
  if (/not ?found|could not be found|does not exist/.test(text)) return 'gone';
  if (/auth|access|permission|locked|workflow/.test(text)) return 'not-allowed';
  return 'invalid';
}

/** The token of the client credentials, kept until shortly before it ends; asked for once at a time. */
function createToken(options: VendorAuthoringOptions): () => Promise<string> {
  const { http, tokenEndpoint, clientId, clientSecret, audience, now = Date.now } = options;
  let kept: { token: Promise<string>; until: number } | undefined;
  const fetched = async () => {
    const { body } = await http.json({
      upstream: UPSTREAM,
      call: 'token',
      url: tokenEndpoint,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience,
      }),
      schema: tokenShape,
    });
    return body;
  };
  return () => {
    if (kept && now() < kept.until) return kept.token;
    const asked = fetched();
    const entry = { token: asked.then(({ access_token: token }) => token), until: Infinity };
    kept = entry;
    asked.then(
      ({ expires_in: seconds }) => (entry.until = now() + Math.max(0, seconds * 1000 - TOKEN_MARGIN_MS)),
      () => (kept = undefined),
    );
    return entry.token.catch((error: unknown) => {
      // A 401 to our own credentials is a fault of the configuration, and an outage to the editor.
      throw isUpstreamError(error)
        ? error
        : new UpstreamError('refused', { upstream: UPSTREAM, call: 'token', cause: error });
    });
  };
}
