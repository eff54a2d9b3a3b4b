import { EntityPicture } from '#src/components/shared/sections/EntityPicture.tsx';
import { LinkNames } from '#src/components/shared/sections/LinkFacts.tsx';
import { STORY_VIDEO_ID, useStoryVideo } from '#src/components/entity/patient-story/useStoryVideo.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { storyArt } from '#src/domain/art/storyArt.ts';
import { formatDate, parsePublished } from '#src/domain/dates/dates.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { playIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/**
 * The head of a story: title, what it is about, its year, where and with whom it happened, each with their page, and its
 * picture with the way to the video that tells it (D-130 – D-136, R-174). An unset date has no year.
 */
export function PatientStoryHero() {
  const story = useEntity('ce_patientStory');
  const { locale } = usePage();
  const t = useStrings();
  const video = useStoryVideo(story);
  if (!story) return null;
  const { id, name, subtitle, affiliates, locations, providers, publishedDate, image } = story;
  const published = parsePublished(publishedDate);
  const facts = [
    { key: 'contributors', description: <LinkNames links={providers} />, isThere: providers.length > 0 },
    { key: 'locations', description: <LinkNames links={locations} />, isThere: locations.length > 0 },
    { key: 'affiliate', description: <LinkNames links={affiliates} />, isThere: affiliates.length > 0 },
    {
      key: 'year',
      description: published.kind === 'date' ? formatDate(published.instant, locale, 'year') : null,
      isThere: published.kind === 'date',
    },
  ] as const;
  return (
    <HeroFrame name="PatientStoryHero">
      <div className="PatientStoryHero-inside">
        <div className="PatientStoryHero-words HeroFrame-words">
          <h1 className="HeroFrame-title h-entity" dir="auto">
            {name}
          </h1>
          {subtitle ? (
            <p className="lead" dir="auto">
              {subtitle}
            </p>
          ) : null}
          {video ? (
            <TextLink look="standalone" icon={playIcon} href={`#${STORY_VIDEO_ID}`}>
              {t('patientStory.watch')}
            </TextLink>
          ) : null}
        </div>
        <div className="PatientStoryHero-picture">
          <EntityPicture image={image} art={storyArt(id)} width={432} height={287} isFirstScreen />
        </div>
        <div className="PatientStoryHero-facts">
          <DefinitionList
            look="stacked"
            items={facts
              .filter(({ isThere }) => isThere)
              .map(({ key, description }) => ({ key, term: t(`patientStory.${key}`), description }))}
          />
        </div>
      </div>
    </HeroFrame>
  );
}
