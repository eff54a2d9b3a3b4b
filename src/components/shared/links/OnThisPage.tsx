import { DOT } from '#src/domain/text/dot.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

export interface OnThisPageProps {
  /** The parts; one without an anchor is a word (a heading that is being edited). */
  links: readonly { label: string; anchor?: string | undefined }[];
  /** A list of contents, where the words are long; else pills in a row. */
  isList?: boolean;
  /** What is said beside the label, as how long it takes to read. */
  note?: string;
}

/** Links to parts of the page they stand on. */
export function OnThisPage({ links, isList = false, note }: OnThisPageProps) {
  const t = useStrings();
  return (
    <nav
      aria-label={t('navigation.onThisPage')}
      className={cx('OnThisPage', isList && 'OnThisPage--list')}
      data-print="hide"
    >
      <p className="OnThisPage-label">
        <span aria-hidden="true">{t('navigation.onThisPage')}</span>
        {note ? (
          <>
            {DOT}
            {note}
          </>
        ) : null}
      </p>
      <ul>
        {links.map(({ label, anchor }, index) => {
          const href = anchor === undefined ? undefined : `#${anchor}`;
          return (
            <li key={anchor ?? index}>
              {isList ? <TextLink href={href}>{label}</TextLink> : <Tag href={href}>{label}</Tag>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
