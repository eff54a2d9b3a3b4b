import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import type { FoundStory, StoryPerson } from '#src/components/cards/storyFromResult.ts';
import { storyArt } from '#src/domain/art/storyArt.ts';
import { formatDate } from '#src/domain/dates/dates.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { playIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import type { StringKey } from '#src/i18n/StringKey.ts';

/** Topics a card names. */
const NAMED_TOPICS = 3;

/** The picture of a story, drawn where it has none; a story told by a video has the mark of one. */
export function StoryPicture({
  story: { id, image, videoId },
  width,
  height,
}: {
  story: FoundStory;
  width: number;
  height: number;
}) {
  const t = useStrings();
  return (
    <>
      <CardPicture image={image} art={storyArt(id)} width={width} height={height} />
      {videoId ? (
        <span className="CardFrame-play">
          <Icon icon={playIcon} label={t('stories.video')} />
        </span>
      ) : null}
    </>
  );
}

/** The day something was published, in words; nothing without a real date. */
export function StoryDate({ date }: { date: Date | undefined }) {
  const { locale } = usePage();
  if (!date) return null;
  return <time dateTime={date.toISOString().slice(0, 10)}>{formatDate(date, locale)}</time>;
}

/** Who wrote or answered, with what they are. */
export function StoryPeople({
  people,
  label,
}: {
  people: readonly StoryPerson[];
  label: StringKey<'stories'>;
}) {
  const t = useStrings();
  if (people.length === 0) return null;
  const names = people.map(({ name, title }) => (title ? `${name}, ${title}` : name));
  return <p className="CardFrame-fact">{t(label, { names: names.join('; ') })}</p>;
}

/** The summary in small type; nothing without one. */
export function StorySummary({ text }: { text: string | undefined }) {
  return text ? (
    <p className="CardFrame-line">
      <Theirs>{text}</Theirs>
    </p>
  ) : null;
}

/** The topics a card names. */
export const namedTopics = (topics: readonly string[]): readonly string[] => topics.slice(0, NAMED_TOPICS);
