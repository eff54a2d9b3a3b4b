import { isUpstreamError } from '#src/adapters/http/UpstreamError.ts';
import { isAddressHere } from './isAddressHere.ts';

/** The variables that say where a source is and with what it is asked. */
export interface Names {
  address: string;
  endpoint: string;
  key?: string;
}

const CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet; is the clock of this machine right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself, so nobody vouches for it',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is signed by an authority this machine does not know (NODE_EXTRA_CA_CERTS names more)',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'its certificate is signed by an authority this machine does not know (NODE_EXTRA_CA_CERTS names more)',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'it does not send the certificates between its own and the authority (its chain is not whole)',
};

/** What a failed connection means, by the code Node gives it; undefined for one that tells nothing. */
export function explainCode(code: string, { address, endpoint }: Names): string | undefined {
  const host = URL.canParse(address) ? new URL(address).host : address;
  const certificate = CERTIFICATES[code];
  if (certificate) return `${host}: ${certificate}`;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `nobody knows the host name ${host}: is ${endpoint} spelled right, and can this machine ask for names?`;
    case 'ECONNREFUSED':
      return isAddressHere(address)
        ? `nothing listens at ${host}: start the platform (npm start, or npm run platform), then ask again`
        : `nothing listens at ${host}: is ${endpoint} right?`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `there is no way from this machine to ${host}`;
    case 'ECONNRESET':
    case 'EPIPE':
      return `${host} ends the connection: a firewall or a proxy in between may be the reason`;
    case 'ETIMEDOUT':
      return `${host} cannot be reached in time: a firewall may be the reason`;
    case 'EPROTO':
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
      return `${host} speaks no TLS there: should ${endpoint} begin with http:// or have another port?`;
    default:
      return undefined;
  }
}

/** The code of whatever is behind an error; of several tries the first. */
export function codeOf(error: unknown): string | undefined {
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === 'string') return code;
  if (Array.isArray(errors) && errors.length > 0) return codeOf(errors[0]);
  return cause ? codeOf(cause) : undefined;
}

function explainStatus(status: number, { endpoint, key }: Names): string {
  if (status === 401 || status === 403)
    return `does not accept what it is asked with (${status}): is ${key ?? endpoint} right?`;
  if (status === 404) return `has nothing at this address (404): is ${endpoint} right?`;
  if (status === 429) return 'is asked too often (429)';
  if (status >= 500) return `answers with an error of its own (${status})`;
  if (status >= 300 && status < 400) return `leads elsewhere (${status}): is ${endpoint} right?`;
  return `does not understand the question (${status}): is ${endpoint} that of the same interface?`;
}

/** A failed call in words for whoever set the variables up. */
export function explain(error: unknown, names: Names): string {
  const upstream = isUpstreamError(error)
    ? error
    : isUpstreamError((error as Error)?.cause)
      ? (error as Error).cause
      : undefined;
  if (!isUpstreamError(upstream)) return error instanceof Error ? error.message : String(error);
  switch (upstream.kind) {
    case 'status':
      return explainStatus(upstream.status ?? 0, names);
    case 'refused': {
      const code = codeOf(upstream);
      return (
        (code && explainCode(code, names)) ??
        `cannot be reached (${code ?? upstream.detail ?? 'unknown reason'})`
      );
    }
    case 'timeout':
      return 'does not answer in time';
    case 'not-json':
      return `answers with something that is no JSON: ${names.endpoint} may lead to a web page`;
    case 'wrong-schema':
      return `answers otherwise than this interface does (${upstream.detail ?? 'no details'})`;
    case 'too-large':
      return 'answers with more than the site reads';
    default:
      return `cannot be asked (${upstream.kind})`;
  }
}
