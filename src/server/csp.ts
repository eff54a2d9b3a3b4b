/** What a Content-Security-Policy depends on. Origins come from configuration, never from a request. */
export interface CspOptions {
  /** Who may frame the page; empty means nobody. */
  frameAncestors: readonly string[];
  /** Further hosts of pictures, e.g. the dynamic-image host (S-372). */
  imageOrigins?: readonly string[];
  /** Where the players of videos are; their frames open only after a visitor asked for one (S-353). */
  playerOrigins?: readonly string[];
  /** Further sites whose pages may be embedded. */
  frameOrigins?: readonly string[];
  /** Origins of widgets that load on request or after consent: booking and chat (R-055, S-322). */
  widgetOrigins?: readonly string[];
  /** Next's development server needs eval and inline styles. */
  isDev?: boolean;
  /** True when the site is served over https. */
  isSecure?: boolean;
}

/**
 * The policy of every page. Cached pages hold no inline script (Next's and JSON-LD's are data blocks), so
 * `script-src 'self'` needs neither nonce nor hash. Style attributes are allowed: drawings place their parts
 * with them, and sanitised content can carry none.
 */
export function contentSecurityPolicy(options: CspOptions): string {
  const { frameAncestors, imageOrigins = [], isDev = false, isSecure = false } = options;
  const { playerOrigins = [], frameOrigins = [], widgetOrigins = [] } = options;
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...widgetOrigins, ...(isDev ? ["'unsafe-eval'"] : [])]],
    ['style-src', ["'self'", ...widgetOrigins, ...(isDev ? ["'unsafe-inline'"] : [])]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...imageOrigins, ...widgetOrigins]],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['connect-src', ["'self'", ...playerOrigins, ...widgetOrigins, ...(isDev ? ['ws:'] : [])]],
    ['frame-src', ["'self'", ...playerOrigins, ...frameOrigins, ...widgetOrigins]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', frameAncestors.length > 0 ? frameAncestors : ["'none'"]],
    ...(isSecure ? [['upgrade-insecure-requests', []] as [string, readonly string[]]] : []),
  ];
  return directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** Powers of the browser: position is asked for by the visitor, everything else stays off. */
export function permissionsPolicy(): string {
  const off = [
    'camera',
    'microphone',
    'payment',
    'usb',
    'midi',
    'browsing-topics',
    'display-capture',
    'serial',
  ];
  return ['geolocation=(self)', ...off.map((name) => `${name}=()`)].join(', ');
}
