/** robots.txt of a variant: the platform's text or the built-in one, always naming this variant's sitemap only. */
export function robotsText(options: { origin: string; platformText?: string; isHidden: boolean }): string {
  const { origin, platformText, isHidden } = options;
  if (isHidden) return 'User-agent: *\nDisallow: /\n';
  const builtIn = 'User-agent: *\nDisallow: /api/\nAllow: /';
  const rules = (platformText?.trim() ? platformText : builtIn)
    .split(/\r?\n/)
    .filter((line) => !/^\s*sitemap\s*:/i.test(line))
    .join('\n')
    .trim();
  return `${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
