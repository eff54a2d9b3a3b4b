import { z } from 'zod';
import { both, fill, paragraphs, sentences, slugOf } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { createRandom } from '../random.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, World } from '../World.ts';
import { bilingual, pair, readTexts } from '../readTexts.ts';
import { buildArticles } from './articles.ts';
import { buildQuestions } from './questions.ts';
import { buildStories } from './stories.ts';

const texts = readTexts(
  'library.json',
  z.strictObject({
    news: z.array(
      z.strictObject({ category: z.string(), topic: z.string().optional(), title: pair, text: pair }),
    ),
    planPages: z.array(z.strictObject({ path: z.string(), name: bilingual, text: bilingual })),
  }),
);

/** Health & Wellness pages (ce_sutterPage), news posts, patient stories, questions to experts and plan pages. */
export function* buildLibrary(world: World): Generator<DemoEntity> {
  yield* buildArticles(world);
  yield* news(world);
  yield* buildStories(world);
  yield* buildQuestions(world);
  yield* planPages(world);
}

function* news(world: World): Generator<DemoEntity> {
  const count = scaled(world, 150, 8);
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('news', number, 4);
    const random = createRandom(id);
    const kind = texts.news[(number - 1) % texts.news.length]!;
    const site = random.pick(world.facilities);
    const gaps = { site: site.name, city: site.address.city ?? '' };
    const name = fill(both(...kind.title), gaps);
    const summary = fill(both(...kind.text), gaps);
    const published = addDays(world.today, -random.int(1, 900));
    const slug = slugOf(name.en);
    yield {
      id,
      type: 'wp_post',
      languages: 'both',
      body: {
        name,
        slug,
        wp_categories: [kind.category],
        c_mediaCategory: kind.category,
        description: summary,
        c_shortDescription: summary,
        c_body: paragraphs(
          summary,
          both(
            'For more, call the location or ask at your next visit.',
            'Para más información, llame al centro o pregunte en su próxima consulta.',
          ),
        ),
        c_publishedDate: published,
        date: published,
        c_featuredImage: random.chance(0.5)
          ? { url: `/-/media/art/news/${id}.svg`, alternateText: '', width: 640, height: 427 }
          : undefined,
        c_locations: [ref(site.id)],
        c_healthTopics: refs(world.topics.filter((topic) => topic.name.en === kind.topic)),
        landingPageUrl: `/news/${slug}-${id}`,
      },
    };
  }
}

/** Pages of the health plan as its site search knows them. */
function* planPages(world: World): Generator<DemoEntity> {
  for (const [index, { path, name, text }] of texts.planPages.entries()) {
    yield {
      id: numbered('shppage', index + 1, 2),
      type: 'ce_shpPage',
      languages: 'both',
      body: {
        name,
        slug: slugOf(name.en),
        description: text,
        c_shortDescription: text,
        c_body: paragraphs(sentences(text)),
        landingPageUrl: path,
        c_linkURL: path,
        c_shpLastUpdatedDate: addDays(world.today, -9),
        c_pageType: path.startsWith('/members') ? 'For members' : 'About the plan',
      },
    };
  }
}
