import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { directoryNames } from '#src/domain/authoring/directoryNames.ts';
import { fieldNames } from '#src/domain/authoring/fieldNames.ts';
import type { Locale } from '#src/domain/entities/common.ts';

interface Entry {
  title: string;
  es?: { title: string };
}

/**
 * What components and fields are called for people, as strings of the group `editor`: what only editors see on a page names
 * them so, in the page's language, and never as code does.
 */
export function editorNames(locale: Locale): Record<string, string> {
  const components = Object.entries(catalogue.components as unknown as Record<string, Entry>);
  const said: [string, string][] = [
    ...components.map(([name, { title, es }]): [string, string] => [
      `component-${name}`,
      locale === 'es' ? (es?.title ?? title) : title,
    ]),
    ...Object.entries(fieldNames[locale]),
    ...Object.entries(directoryNames).map(([name, both]): [string, string] => [
      `field-${name}`,
      both[locale],
    ]),
  ];
  return Object.fromEntries(said.map(([key, words]) => [`editor.${key}`, words]));
}
