import { both, fill, slugOf } from '../bilingual.ts';
import type { DayHours } from '../calendar.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { readNews } from '../readNews.ts';
import type { WrittenNews } from '../readNews.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { numbered, ref, refs } from '../World.ts';
import type { DemoEntity, Provider, Site, World } from '../World.ts';
import { scenePicture, seenIn, subjectOf, subjectsOf } from '../subjectOf.ts';
import { named } from './named.ts';
import { nearestTo } from './near.ts';

/** The news written by hand, read once. */
export const writtenNews: readonly WrittenNews[] = readNews();
const subjectOfNews = ({ topics, specialty, picture }: WrittenNews) =>
  picture ?? subjectOf(...topics, specialty);

/** News posts (wp_post), all of them written by hand. */
export function* buildNews(world: World): Generator<DemoEntity> {
  for (const news of writtenNews) {
    const scene = sceneOf(world, news);
    if (scene) yield post(world, news, scene);
  }
}

/** Where it happened, and who speaks of it. */
interface Scene {
  site: Site;
  person?: Provider;
}

/** Whether a place is open at a time of the week, `saturday 11:00`. */
export function isOpenAt(site: Site, time: string): boolean {
  const [day = '', clock = ''] = time.split(' ');
  const hours = site.hours?.[day] as DayHours | undefined;
  return (
    !!hours && !hours.isClosed && hours.openIntervals.some(({ start, end }) => start <= clock && clock < end)
  );
}

/** Undefined in a part of the network too small for such a place, or for anybody near it who practises the specialty. */
function sceneOf(world: World, { slug, place, open, specialty }: WrittenNews): Scene | undefined {
  const random = createRandom(`news-of-${slug}`);
  const sites = world.facilities.filter(
    (site) =>
      site.types[0] === place &&
      // People are sent to its page for hours and a number to call.
      site.phone !== undefined &&
      site.hours !== undefined &&
      site.hours['reopenDate'] === undefined &&
      (open === undefined || isOpenAt(site, open)),
  );
  if (specialty !== undefined) return withSpeaker(world, random, sites, specialty);
  return sites.length > 0 ? { site: random.pick(sites) } : undefined;
}

function withSpeaker(
  world: World,
  random: Random,
  sites: readonly Site[],
  specialty: string,
): Scene | undefined {
  const able = world.providers.filter((one) => one.specialties[0]?.key === specialty && one.sites.length > 0);
  for (const person of random.sample(able, able.length)) {
    const site = nearestTo(person.sites[0]!, sites);
    if (site) return { site, person };
  }
  return undefined;
}

function post(world: World, news: WrittenNews, { site, person }: Scene): DemoEntity {
  const id = numbered('news', news.number);
  const gaps = {
    site: site.name,
    city: site.address.city ?? '',
    page: `${slugOf(site.name)}-${site.id}`,
    ...(person && { person: person.name }),
  };
  const name = fill(news.title, gaps);
  const summary = fill(news.summary, gaps);
  const text = fill(news.text, gaps);
  const slug = slugOf(name.en);
  return {
    id,
    type: 'wp_post',
    languages: 'both',
    scenes: [...seenIn(name.en), ...subjectsOf(...news.topics)],
    body: {
      name,
      slug,
      wp_categories: [news.category],
      c_mediaCategory: news.category,
      description: summary,
      c_shortDescription: summary,
      c_body: both(markdownToHtml(text.en), markdownToHtml(text.es)),
      c_publishedDate: news.published,
      date: news.published,
      c_featuredImage: scenePicture(subjectOfNews(news), id),
      c_locations: [ref(site.id)],
      c_provider: person && [ref(person.id)],
      c_healthTopics: refs(named(world.topics, news.topics)),
      landingPageUrl: `/news/${slug}-${id}`,
    },
  };
}
