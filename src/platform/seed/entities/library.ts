import { z } from 'zod';
import { paragraphs, sentences, slugOf } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { numbered } from '../World.ts';
import type { DemoEntity, World } from '../World.ts';
import { bilingual, readTexts } from '../readTexts.ts';
import { spreadPictures } from '../spreadPictures.ts';
import { buildArticles } from './articles.ts';
import { buildNews } from './news.ts';
import { preparePeople } from './people.ts';
import { buildQuestions } from './questions.ts';
import { buildStories } from './stories.ts';

const texts = readTexts(
  'library.json',
  z.strictObject({
    planPages: z.array(z.strictObject({ path: z.string(), name: bilingual, text: bilingual })),
  }),
);

/** Health & Wellness pages (ce_sutterPage), news posts, patient stories, questions to experts and plan pages. */
export function* buildLibrary(world: World): Generator<DemoEntity> {
  preparePeople(world);
  yield* spreadPictures([
    ...buildArticles(world),
    ...buildNews(world),
    ...buildStories(world),
    ...buildQuestions(world),
  ]);
  yield* planPages(world);
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
