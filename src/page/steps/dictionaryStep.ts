import { stringGroupsOf } from '#src/page/stringGroups.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import type { Lacks } from '#src/page/lacks.ts';
import { renderingsOf } from '#src/page/renderings.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { Layout } from './layoutStep.ts';
import type { Site } from './siteStep.ts';

/** Groups every page needs, whatever stands on it. */
const ALWAYS = ['shell', 'editor'];

/**
 * The strings of the groups that the page's renderings name in the registry, with the content platform's own
 * phrases over them, but for empty ones. When the platform's dictionary cannot be had the built-in strings stand, and the page
 * lacks its own.
 */
export async function dictionaryStep(
  site: Site,
  locale: Locale,
  layout: Layout,
  rows: Record<string, RegistryRow>,
  { content, lacks }: { content: ContentPort; lacks: Lacks },
): Promise<Record<string, string>> {
  const groups = new Set(ALWAYS);
  for (const rendering of renderingsOf(layout.layoutData))
    for (const group of stringGroupsOf(rendering, rows)) groups.add(group);
  const [builtIn, phrases] = await Promise.all([
    stringsFor(locale, groups),
    layout.dictionary ??
      lacks.orElse<Record<string, string>, Record<string, string>>(
        'dictionary',
        content.dictionary(site.siteName, locale),
        {},
      ),
  ]);
  // An empty phrase is none: a button without words helps nobody.
  const wanted = Object.entries(phrases).filter(
    ([key, text]) => text.trim() !== '' && groups.has(key.split('.', 1)[0] ?? ''),
  );
  return { ...builtIn, ...Object.fromEntries(wanted) };
}
