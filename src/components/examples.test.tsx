import { readPageFields } from '#src/declaration/pageFields.ts';
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { safeLayout } from '#src/adapters/content/safeLayout.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { Declaration } from '#src/declaration/Declaration.ts';
import { examplesOf } from '#src/declaration/examplesOf.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { sentFields } from '#src/declaration/written.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import { PageRoot } from '#src/page/PageRoot.server.tsx';
import { declaredStep } from '#src/page/steps/declaredStep.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { serverHtml } from '#tests/support/hydrateOnPage.tsx';
import { pageFixture } from '#tests/support/renderOnPage.tsx';

/*
 * Every component with content fields, as a page draws it with each of its examples: long, hostile, right to left, in
 * Spanish, empty. What the platform sends goes through the same steps as a page of the site.
 */

const all: Record<string, RegistryRow> = rows;
const declarations = new Map<string, Declaration>();
const dictionaries = { en: {}, es: {} };

beforeAll(async () => {
  for (const file of globSync('src/components/**/*.declaration.ts')) {
    const module = (await import(resolve(file))) as { declaration: Declaration };
    declarations.set(basename(file, '.declaration.ts'), module.declaration);
  }
  const groups = [...new Set(['editor', ...Object.values(all).flatMap(({ strings }) => strings)])];
  for (const locale of ['en', 'es'] as const) dictionaries[locale] = await stringsFor(locale, groups);
});

const AREAS = { 'global-alert': [], 'in-page-alert': [], header: [], bottom: [], footer: [] };

/** What a page draws of a component with an example. */
async function drawn(name: string, exampleName: string, locale: Locale): Promise<string> {
  const declaration = declarations.get(name)!;
  const { fields = {}, params = {} } = examplesOf(declaration)[exampleName]!;
  const rendering = {
    uid: 'example-1',
    componentName: name,
    params: { DynamicPlaceholderId: '1', ...params },
    fields: sentFields(declaration.fields, fields),
  };
  const layoutData = safeLayout(
    {
      sitecore: { context: {}, route: { name: 'page', placeholders: { ...AREAS, main: [rendering] } } },
    } as unknown as LayoutServiceData,
    'published',
  );
  const { route } = layoutData.sitecore;
  declaredStep({ layoutData, route: route!, fields: readPageFields({}, locale) }, all, locale);
  const html = await serverHtml(
    <PageRoot page={pageFixture({ locale, layoutData, dictionary: dictionaries[locale] })} />,
  );
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}

/** Components that show what editors write, wherever they stand. */
const written = Object.entries(all)
  .filter(([, { editing, fields, cardType }]) => editing !== 'D' && editing !== 'W' && fields && !cardType)
  .map(([name]) => name);

it('names of examples are words of an address, at which the gallery shows them', () => {
  const names = [...declarations.values()].flatMap((one) => Object.keys(examplesOf(one)));
  expect(names.filter((name) => !/^[a-z][A-Za-z]*$/.test(name))).toEqual([]);
});

it.each(written)('%s takes every example: long, hostile, right to left, Spanish and empty', async (name) => {
  for (const example of Object.keys(examplesOf(declarations.get(name)!))) {
    const html = await drawn(name, example, example === 'spanish' ? 'es' : 'en');
    expect(html).not.toMatch(/<script\b(?![^>]*json)|\son[a-z]+\s*=\s*["'][^"']*alert|href="javascript:/i);
    expect(html).not.toContain('[object Object]');
    expect(html).not.toMatch(/>\s*undefined\s*</);
  }
});

it.each(written)('%s has no barrier in its plain example', async (name) => {
  const main = document.createElement('main');
  main.innerHTML = await drawn(name, 'plain', 'en');
  document.body.replaceChildren(main);
  await expectNoAxeViolations(main);
});
