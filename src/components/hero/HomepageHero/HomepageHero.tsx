import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { homeHeroArt } from '#src/domain/art/homeHeroArt.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Placeholder, placedIn } from '#src/context/Placeholder.tsx';
import { Art } from '#src/ui/Art/Art.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl/SegmentedControl.tsx';
import type { declaration } from './HomepageHero.declaration.ts';
import { textOf } from '#src/declaration/textOf.ts';

/** Bars the finder chooses between; the sheet has a rule for each. */
const MOST_CHOICES = 3;

/**
 * The home page's first screen: one sentence, the finder, what is often searched, and the picture (Q-113). Several
 * bars in the finder are choices above one box, named by the bars' own `Label`; it needs no script to choose.
 */
export function HomepageHero({ rendering, fields }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const t = useStrings();
  if (!fields.Headline.value) return <EditingNote name="HomepageHero" missing={['Headline']} />;
  const links = fields.Children.value.filter((item) => item.fields.Link.value);
  const bars = placedIn('hero-search', rendering);
  const hasFinder = mode === 'edit' || bars.length > 0;
  const names = bars.map((bar) => textOf(bar, 'Label'));
  const isChoice =
    mode !== 'edit' && names.length > 1 && names.length <= MOST_CHOICES && names.every(Boolean);
  return (
    <HeroFrame
      name="HomepageHero"
      modifiers={[!hasFinder && 'HomepageHero--plain']}
      behind={
        <div className="HomepageHero-art">
          {fields.Image.value ? (
            <EditableImage field={fields.Image} width={880} height={640} isFirstScreen sizes="50vw" />
          ) : (
            <Art svg={homeHeroArt()} alt="" />
          )}
        </div>
      }
    >
      <div className="HomepageHero-words">
        <h1 className="HomepageHero-title h-hero">
          <EditableText field={fields.Headline} />
        </h1>
        {fields.Text.value ? (
          <div className="HeroFrame-lead">
            <EditableRichText field={fields.Text} />
          </div>
        ) : null}
        {hasFinder ? (
          <div className="HomepageHero-finder">
            {isChoice ? (
              <SegmentedControl
                label={t('hero.lookingFor')}
                name="hero-finder"
                options={names.map((name, index) => ({ value: String(index), label: name ?? '' }))}
                defaultValue="0"
              />
            ) : null}
            <div className="HomepageHero-bars">
              <Placeholder name="hero-search" rendering={rendering} />
            </div>
          </div>
        ) : null}
        {links.length > 0 ? (
          <div className="HomepageHero-often">
            <span id="often-searched">{t('hero.oftenSearched')}</span>
            <ul aria-labelledby="often-searched">
              {links.map((item) => (
                <li key={item.id}>
                  <EditableLink field={item.fields.Link} look="standalone" />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}
