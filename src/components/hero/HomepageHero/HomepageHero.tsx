import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { HeroFrame } from '#src/components/hero/HeroFrame/HeroFrame.tsx';
import { homeHeroArt } from '#src/domain/art/homeHeroArt.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { childItems, imageField, linkField, richTextField, textField } from '#src/ports/fields.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { isPlaceholderEmpty, Placeholder } from '#src/ports/Placeholder.tsx';
import { Art } from '#src/ui/Art/Art.tsx';

/** The home page's first screen: one sentence, the finder, what is often searched, and the picture. */
export function HomepageHero({ rendering, fields }: ComponentProps) {
  const { mode } = usePage();
  const t = useStrings();
  if (!textField(fields, 'Headline')) return <EditingNote name="HomepageHero" missing={['Headline']} />;
  const links = childItems(fields).filter((item) => linkField(item.fields, 'Link'));
  const hasFinder = mode === 'edit' || !isPlaceholderEmpty('hero-search', rendering);
  return (
    <HeroFrame
      name="HomepageHero"
      modifiers={[!hasFinder && 'HomepageHero--plain']}
      behind={
        <div className="HomepageHero-art">
          {imageField(fields, 'Image') ? (
            <EditableImage fields={fields} name="Image" width={880} height={640} isFirstScreen sizes="50vw" />
          ) : (
            <Art svg={homeHeroArt()} alt="" />
          )}
        </div>
      }
    >
      <div className="HomepageHero-words">
        <h1 className="HomepageHero-title h-hero">
          <EditableText fields={fields} name="Headline" />
        </h1>
        {richTextField(fields, 'Text') ? (
          <div className="HeroFrame-lead">
            <EditableRichText fields={fields} name="Text" />
          </div>
        ) : null}
        {hasFinder ? (
          <div className="HomepageHero-finder">
            <Placeholder name="hero-search" rendering={rendering} />
          </div>
        ) : null}
        {links.length > 0 ? (
          <div className="HomepageHero-often">
            <span id="often-searched">{t('hero.oftenSearched')}</span>
            <ul aria-labelledby="often-searched">
              {links.map((item) => (
                <li key={item.id}>
                  <EditableLink fields={item.fields} name="Link" look="standalone" />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}
