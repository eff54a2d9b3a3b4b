import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { formatDate, parsePublished } from '#src/domain/dates/dates.ts';
import { monogram } from '#src/domain/art/monogram.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Side of a portrait in CSS pixels. */
const PORTRAIT = 64;

/**
 * The head of a question: what it is called and who answered, each with their page as a provider where they have one
 * (D-293, Q-169, Q-233, R-123), and on which day.
 */
export function AskAnExpertHero() {
  const entity = useEntity('ce_askAnExpert');
  const { locale } = usePage();
  const t = useStrings();
  if (!entity) return null;
  const { name, people, publishedDate } = entity;
  const published = parsePublished(publishedDate);
  return (
    <HeroFrame name="AskAnExpertHero">
      <div className="HeroFrame-words">
        <h1 className="HeroFrame-title HeroFrame-title--wide h-entity" dir="auto">
          {name}
        </h1>
        {people.length > 0 ? (
          <div className="AskAnExpertHero-people">
            <p className="AskAnExpertHero-label">{t('askAnExpert.answeredBy')}</p>
            <ul className="ArticleContributor">
              {people.map(({ id, name: person, title, image, path }) => (
                <li key={id} className="ArticleContributor-person">
                  <div className="ArticleContributor-portrait">
                    <CardPicture
                      image={image}
                      art={monogram(person, id)}
                      width={PORTRAIT}
                      height={PORTRAIT}
                    />
                  </div>
                  <p className="AskAnExpertHero-words" dir="auto">
                    <TextLink look="standalone" href={path && localizedPath(path, locale)}>
                      {person}
                    </TextLink>
                    {title ? <span>{title}</span> : null}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {published.kind === 'date' ? (
          <p className="AskAnExpertHero-label">
            <time dateTime={published.instant.toISOString().slice(0, 10)}>
              {formatDate(published.instant, locale)}
            </time>
          </p>
        ) : null}
      </div>
    </HeroFrame>
  );
}
