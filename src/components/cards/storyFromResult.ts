import { isObject, readImage, readList, readNames, resultPath } from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import { parsePublished } from '#src/domain/dates/dates.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import { parseStoredList } from '#src/domain/lists/storedList.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { summarize } from '#src/domain/text/summary.ts';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';

/** Someone named beside a story or an answer; `title` is what they are. */
export interface StoryPerson {
  name: string;
  title?: string;
}

/**
 * Something to read, as far as its card tells: an article, a story, an answer, news, a service, a page
 * . Lists are empty, the rest absent, when unknown.
 */
export interface FoundStory {
  id: string;
  title: string;
  /** Page of the site without locale, another site's address, or `/404` when it has none. */
  path: string;
  subtitle?: string;
  /** At most 200 characters (R-085, C-066). */
  summary?: string;
  /** The question in plain words. */
  question?: string;
  /** A real date; the unset one is left out. */
  date?: Date;
  image?: ImageValue;
  /** Its video at Brightcove, when it is told by one. */
  videoId?: string;
  topics: string[];
  categories: string[];
  people: StoryPerson[];
}

/** Plain words of a text or of rich text, whatever way it is written. */
function readWords(value: unknown): string | undefined {
  const text = readText(isObject(value) ? (value.html ?? value.markdown) : value);
  return text && (plainText(text) || undefined);
}

/** Reads a search result as something to read; undefined without a title. A member that makes no sense is left out. */
export function storyFromResult(result: SearchResult): FoundStory | undefined {
  const { id, data } = result;
  const first = (...members: string[]): string | undefined => {
    for (const member of members) {
      const found = readWords(data[member]);
      if (found) return found;
    }
    return undefined;
  };
  const title = first('Headline', 'c_headline', 'name');
  if (!title) return undefined;
  const summary = first('c_teaserText', 'c_shortDescription', 'Summary', 'description', 'c_description');
  const subtitle = first('c_subTitle');
  const question = first('c_questionParaphrased');
  const date = parsePublished(first('c_publishedDate', 'PublishedDate', 'c_publicationDate', 'date'));
  const image = [data.c_teaserImage, data.c_image, data.c_featuredImage, data.image]
    .map(readImage)
    .find(Boolean);
  const videoId =
    data.c_imageOrVideo === 'Video' ? brightcoveId(readText(data.c_brightcoveVideoID)) : undefined;
  return {
    id,
    title,
    path: resultPath(result),
    ...(subtitle && { subtitle }),
    ...(summary && { summary: summarize(summary) }),
    ...(question && { question }),
    ...(date.kind === 'date' && { date: date.instant }),
    ...(image && { image }),
    ...(videoId && { videoId }),
    topics: readNames(data.c_healthTopics),
    categories: [...readNames(data.wp_categories), ...readNames(data.c_patientStoryCategory)],
    people: readPeople([data.c_person, data.c_contributor, data.Contributor, data.c_authors]),
  };
}

/** The people of the first list that names any. */
function readPeople(lists: readonly unknown[]): StoryPerson[] {
  for (const list of lists) {
    const people = readList(list).flatMap((one): StoryPerson[] => {
      if (isObject(one)) {
        const name = readWords(one.name);
        const title = readWords(one.c_title);
        return name ? [{ name, ...(title && { title }) }] : [];
      }
      // An article page stores what an editor picked, or plain words.
      const picked = typeof one === 'string' ? parseStoredList(one) : [];
      if (picked.length > 0) return picked.map(({ label }) => ({ name: label }));
      const name = readWords(one);
      return name && !/^[[{]/.test(name) ? [{ name }] : [];
    });
    if (people.length > 0) return people;
  }
  return [];
}
