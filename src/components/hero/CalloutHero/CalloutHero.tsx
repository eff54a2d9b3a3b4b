import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { HeroWords } from '#src/components/shared/hero/HeroWords.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { jumpLinks } from '#src/components/shared/links/jumpLinks.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './CalloutHero.declaration.ts';

/**
 * A title on the dark ground with one thing to do; in the variant WithJumpLinks followed by links to the page's parts
 * (Q-112, Q-146).
 */
export function CalloutHero({ fields, params }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  if (!fields.Headline.value) return <EditingNote name="CalloutHero" missing={['Headline']} />;
  const jumps = /^without/i.test(params.FieldNames) ? [] : jumpLinks(fields.Children.value);
  return (
    <HeroFrame name="CalloutHero" ground="pine" behind={<Meridian />}>
      <HeroWords fields={fields} lead={fields.Content} look="inverse" />
      {jumps.length > 0 ? (
        <nav className="CalloutHero-jumps" aria-label={t('hero.onThisPage')}>
          <span aria-hidden="true">{t('hero.onThisPage')}</span>
          <ul>
            {jumps.map(({ label, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </HeroFrame>
  );
}

/** The house's signature: fine arcs and one disc. */
function Meridian() {
  return (
    <svg
      className="CalloutHero-art"
      viewBox="0 0 640 480"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="var(--art-ring)" strokeOpacity="0.55" strokeWidth="1.5">
        {[96, 150, 204, 258, 312, 366, 420, 474].map((radius) => (
          <circle key={radius} cx="470" cy="270" r={radius} />
        ))}
      </g>
      <circle className="CalloutHero-disc" cx="470" cy="270" r="58" fill="var(--art-sun)" />
    </svg>
  );
}
