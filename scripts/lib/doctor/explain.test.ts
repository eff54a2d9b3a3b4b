import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import { explain } from './explain.ts';

const names = {
  address: 'https://search.example.org/v2',
  endpoint: 'SEARCH_ENDPOINT',
  key: 'SEARCH_API_KEY',
};
const refused = (code: string) =>
  new UpstreamError('refused', {
    upstream: 'search',
    call: 'a',
    cause: Object.assign(new Error('x'), { code }),
  });
const status = (number: number) =>
  new UpstreamError('status', { upstream: 'search', call: 'a', status: number });
const kind = (name: 'timeout' | 'not-json' | 'wrong-schema', detail?: string) =>
  new UpstreamError(name, { upstream: 'search', call: 'a', ...(detail && { detail }) });

it.each<[unknown, RegExp]>([
  [refused('ENOTFOUND'), /nobody knows the host name search\.example\.org.*SEARCH_ENDPOINT/],
  [refused('ECONNREFUSED'), /nothing listens at search\.example\.org/],
  [refused('ETIMEDOUT'), /firewall/],
  [refused('CERT_HAS_EXPIRED'), /certificate has expired/],
  [refused('ERR_TLS_CERT_ALTNAME_INVALID'), /another host name/],
  [refused('DEPTH_ZERO_SELF_SIGNED_CERT'), /signed by itself/],
  [refused('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), /chain is not whole/],
  [refused('EPROTO'), /no TLS/],
  [refused('ESOMETHING'), /cannot be reached \(ESOMETHING\)/],
  [status(401), /\(401\).*SEARCH_API_KEY/],
  [status(403), /\(403\).*SEARCH_API_KEY/],
  [status(404), /404.*SEARCH_ENDPOINT/],
  [status(429), /too often/],
  [status(503), /error of its own \(503\)/],
  [status(302), /leads elsewhere/],
  [status(400), /does not understand.*SEARCH_ENDPOINT/],
  [kind('timeout'), /does not answer in time/],
  [kind('not-json'), /no JSON.*SEARCH_ENDPOINT/],
  [kind('wrong-schema', 'response.docs: wanted'), /otherwise.*response\.docs/],
  [new Error('Failed to fetch', { cause: status(401) }), /SEARCH_API_KEY/],
])('%s', (error, words) => {
  expect(explain(error, names)).toMatch(words);
});

it('says how to start the platform where that is asked', () => {
  const here = { ...names, address: 'http://127.0.0.1:4000/v2' };
  expect(explain(refused('ECONNREFUSED'), here)).toMatch(/start the platform \(npm start/);
});
