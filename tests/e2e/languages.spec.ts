import { platform } from './support/addresses.ts';
import { dayFacility, pathOf } from './support/directory.ts';
import { addressOf, screens } from './support/screens.ts';
import { expect, test, type Page } from './support/test.ts';

/*
 * What has no words in Spanish comes in English on a Spanish page, and is marked so. English is known by the vocabularies
 * of the directory: names that read otherwise in Spanish.
 */

async function names(endpoint: string, locale: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const page of ['', '&offset=50', '&offset=100']) {
    const address = `${platform}/v2/accounts/me/content/${endpoint}?api_key=meridian-dev-directory&v=20240321&limit=50&meta.locale=${locale}${page}`;
    const answer = (await (await fetch(address)).json()) as {
      response: { docs: { id: string; name: string }[] };
    };
    for (const { id, name } of answer.response.docs) found.set(id, name);
  }
  return found;
}

/** English names of specialties, services and topics that no Spanish name holds. */
async function englishNames(): Promise<string[]> {
  const pairs = await Promise.all(
    ['specialties', 'services', 'healthTopics'].map(async (endpoint) => {
      const [english, spanish] = await Promise.all([names(endpoint, 'en'), names(endpoint, 'es')]);
      return { english: [...english.values()], spanish: [...spanish.values()] };
    }),
  );
  const spanish = pairs
    .flatMap((one) => one.spanish)
    .join('\n')
    .toLowerCase();
  return pairs
    .flatMap(({ english }) => english)
    .filter((name) => name.length > 5 && !spanish.includes(name.toLowerCase()));
}

/** English names that stand in the results or the entity of a page without being marked as English. */
const unmarked = (page: Page, english: string[]) =>
  page.evaluate((known) => {
    const found: string[] = [];
    const places = document.querySelectorAll(
      '.CardFrame, .ReasonLine, .Prose, .PersonHero, .HeroFrame, .FacilityRelatedLocations',
    );
    for (const place of places) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const marked = node.parentElement?.closest('[lang]')?.getAttribute('lang');
        // Whole words of a list: the name of a place may hold that of a specialty, and names are names.
        const said = (node.textContent ?? '').split(/, |\s· | \+\d+$/).map((part) => part.trim());
        if (marked === 'es') found.push(...said.filter((part) => known.includes(part)));
      }
    }
    return found;
  }, english);

test('[A-60] English words of results on Spanish pages are marked as English', async ({ page }) => {
  const english = await englishNames();
  expect(english.length).toBeGreaterThan(50);
  const walked = ['site search', 'providers', 'locations', 'awards', 'events'];
  for (const screen of screens.filter(({ name }) => walked.includes(name))) {
    const path = addressOf(screen, '/es');
    await page.goto(screen.asksFirst ? `${path}?q=${encodeURIComponent(screen.words)}` : path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await unmarked(page, english), screen.name).toEqual([]);
  }
});

test('[A-60] English words of entities on Spanish pages are marked as English', async ({ page }) => {
  const english = await englishNames();
  const facility = `/es${pathOf(await dayFacility())}`;
  await page.goto('/es/find-provider');
  const provider = await page.locator('.CardFrame-name a').first().getAttribute('href');
  await page.goto('/es/research?q=heart');
  const research = await page.locator('.CardFrame-name a').first().getAttribute('href');
  for (const path of [facility, provider!, research!]) {
    await page.goto(path);
    expect(await unmarked(page, english), path).toEqual([]);
  }
});

/** Running text in English below `main`: words of the language, and none of Spanish. Names of places and plans are names. */
const unmarkedEnglish = (page: Page) =>
  page.evaluate(() => {
    const english = /\b(?:the|and|of|for|with|your|is|are|to|in|at|by)\b/i;
    const spanish = /\b(?:de|la|el|los|las|y|con|para|en|por)\b/i;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const marked = node.parentElement?.closest('[lang]')?.getAttribute('lang');
      if (marked === 'es' && english.test(text) && !spanish.test(text)) found.push(text);
    }
    return found;
  });

test('[A-60] research, most of which nobody translates, is marked as English wherever its words stand', async ({
  page,
}) => {
  const kinds = {
    publications: 'researchPublications',
    'clinical-trials': 'clinicalTrials',
    studies: 'researchStudies',
    investigators: 'investigators',
  };
  for (const [kind, endpoint] of Object.entries(kinds)) {
    const [id] = (await names(endpoint, 'en')).keys();
    const path = `/es/research/${kind}/x-${id}`;
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    if (kind === 'publications') await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    expect(await unmarkedEnglish(page), path).toEqual([]);
  }
});
