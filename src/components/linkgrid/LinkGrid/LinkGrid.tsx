import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { letterGroups, NO_LETTER } from '#src/domain/browse/letterGroups.ts';
import type { LetterGroup } from '#src/domain/browse/letterGroups.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { PatternText } from '#src/editor/Editable/PatternText.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { TextField } from '#src/declaration/values.ts';

/** Links of a group that are always in view (C-067, A-72). */
const IN_VIEW = 9;
/** With fewer letters there is nothing to jump over. */
const JUMP_FROM = 5;

export interface GridLink {
  label: string;
  /** Page path without locale. */
  path: string;
}

/**
 * Links in alphabetical groups. All of them are in the markup; a group of more than nine keeps the rest behind
 * "Show More", which needs no script. Nothing for visitors when there are no links.
 */
export function LinkGrid({
  name,
  headline,
  links,
}: {
  /** The rendering name: its own class and its name for editors. */
  name: string;
  /** Its `Headline`. */
  headline: TextField;
  links: readonly GridLink[];
}) {
  const t = useStrings();
  const { locale } = usePage();
  if (links.length === 0) return <EditingNote name={name} reason={t('linkgrid.empty')} />;
  const groups = letterGroups(links, ({ label }) => label, locale);
  const anchor = (letter: string) => `${name}-${letter === NO_LETTER ? 'other' : letter.toLowerCase()}`;
  const hasHeadline = headline.value !== '';
  const Letter = hasHeadline ? 'h3' : 'h2';
  return (
    <div className={`LinkGrid ${name} block`}>
      <div className="LinkGrid-inside">
        {hasHeadline ? (
          <h2>
            <PatternText field={headline} />
          </h2>
        ) : null}
        {groups.length < JUMP_FROM ? null : (
          <nav aria-label={t('linkgrid.letters')}>
            <ul className="LinkGrid-letters">
              {groups.map(({ letter }) => (
                <li key={letter}>
                  <a className="LinkGrid-jump" href={`#${anchor(letter)}`}>
                    {letter}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="LinkGrid-groups">
          {groups.map((group) => (
            <section key={group.letter} className="LinkGrid-group" aria-labelledby={anchor(group.letter)}>
              <Letter className="LinkGrid-letter" id={anchor(group.letter)}>
                {group.letter}
              </Letter>
              <Group group={group} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Group({ group: { letter, items } }: { group: LetterGroup<GridLink> }) {
  const t = useStrings();
  const rest = items.slice(IN_VIEW);
  return (
    <div className="LinkGrid-links">
      <Links links={items.slice(0, IN_VIEW)} />
      {rest.length === 0 ? null : (
        <details className="LinkGrid-more">
          <summary>
            <span className="LinkGrid-show">{t('linkgrid.showMore')}</span>
            <span className="LinkGrid-hide">{t('linkgrid.showLess')}</span>
            <span className="visually-hidden"> {letter}</span>
          </summary>
          <Links links={rest} />
        </details>
      )}
    </div>
  );
}

function Links({ links }: { links: readonly GridLink[] }) {
  const { locale } = usePage();
  return (
    <ul className="LinkGrid-list">
      {links.map(({ label, path }) => (
        <li key={path} className="LinkGrid-item">
          <a href={localizedPath(path, locale)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
