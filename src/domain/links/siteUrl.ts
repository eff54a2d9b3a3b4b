function hostOf(host: string): string {
  return host
    .trim()
    .replace(/^(https?:)?\/\//i, '')
    .replace(/[/?#].*$/, '')
    .toLowerCase();
}

/**
 * A URL that starts with one of `hosts` becomes a relative path; any other text is returned unchanged. The hosts may be
 * written with or without a scheme; empty ones are ignored.
 */
export function toRelativeUrl(url: string, hosts: readonly string[]): string {
  const match = /^(?:https?:)?\/\/([^/?#\\]+)([^]*)$/i.exec(url.trim());
  if (!match) return url;
  const [, host = '', rest = ''] = match;
  if (!hosts.some((own) => hostOf(own) !== '' && hostOf(own) === host.toLowerCase())) return url;
  // `https://own//elsewhere` must not become `//elsewhere`, which is another site.
  if (/^[/\\]/.test(rest)) return rest.replace(/^[/\\]+/, '/');
  return `/${rest}`;
}

/**
 * True for a link that may be put into the page: http(s) with a host, mailto, tel, or a
 * relative address that starts with `/`, `./`, `../`, `#` or `?`. Never another scheme, whatever the disguise:
 * browsers drop control characters inside a scheme, so a link that holds one is refused.
 */
export function isValidLink(url: string | null | undefined): url is string {
  const text = (url ?? '').trim();
  if (text === '' || /[\u0000-\u001f\u007f\\]/.test(text)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(text);
  if (scheme) {
    const [, name = '', rest = ''] = scheme;
    switch (name.toLowerCase()) {
      case 'http':
      case 'https':
        return /^\/\/[^/?#]/.test(rest) && URL.canParse(text);
      case 'mailto':
        return /^[^@\s]+@[^@\s]+$/.test(rest.replace(/\?.*$/, ''));
      case 'tel':
        return /\d/.test(rest);
      default:
        return false;
    }
  }
  if (text.startsWith('//')) return /^\/\/[^/?#]/.test(text) && URL.canParse(`https:${text}`);
  return /^(\/|#|\?|\.\.?\/)/.test(text);
}

/** The trimmed link, or undefined when it is not valid. */
export function validLink(url: string | null | undefined): string | undefined {
  return isValidLink(url) ? url.trim() : undefined;
}
