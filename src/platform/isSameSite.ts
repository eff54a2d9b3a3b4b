/**
 * Endings under which everybody may register names, besides the plain ones (`.org`): of countries that register below a
 * second label, and of hosts that give each customer a name. The whole list has 10,000 rows; one that is missing here
 * lets an installation start that then finds its frames empty, so it costs a hint, not safety.
 */
const SECOND_LABELS = /^(?:ac|co|com|edu|gob|gov|go|ne|net|nhs|or|org)$/;
const SHARED_HOSTS =
  /(?:^|\.)(?:github\.io|vercel\.app|netlify\.app|azurewebsites\.net|cloudfront\.net|herokuapp\.com|pages\.dev|workers\.dev|web\.app|fly\.dev|onrender\.com)$/;

/** The part of a host name somebody registered: `www.example.org` and `studio.example.org` share `example.org`. */
export function registrableDomain(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (/^[\d.]+$/.test(host) || host.startsWith('[')) return host;
  const labels = host.split('.');
  const isShared = SHARED_HOSTS.test(host);
  const isLong = (labels.at(-1) ?? '').length === 2 && SECOND_LABELS.test(labels.at(-2) ?? '');
  return labels.slice(isShared || isLong ? -3 : -2).join('.');
}

/**
 * Whether browsers take two origins for one site, so that a frame of one in the other has its cookies: same scheme, same
 * registrable domain, whatever the port. `localhost` and `plan.localhost` are two sites, and so are `localhost` and
 * `127.0.0.1`.
 */
export function isSameSite(left: string, right: string): boolean {
  const [one, other] = [new URL(left), new URL(right)];
  return (
    one.protocol === other.protocol && registrableDomain(one.hostname) === registrableDomain(other.hostname)
  );
}
