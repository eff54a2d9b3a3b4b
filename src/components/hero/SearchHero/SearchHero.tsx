import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';
import type { declaration } from './SearchHero.declaration.ts';

/**
 * The head of a search page, in three variants: Default, WithLinkList (links beside the search under
 * LinkListHeadline) and Compact (no text: results start early).
 */
export function SearchHero({ rendering, fields, params }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  if (!fields.Headline.value) return <EditingNote name="SearchHero" missing={['Headline']} />;
  const variant = params.FieldNames.toLowerCase();
  const isCompact = variant === 'compact';
  const links =
    variant === 'withlinklist' ? fields.Children.value.filter((item) => item.fields.Link.value) : [];
  const hasSearch = mode === 'edit' || !isPlaceholderEmpty('hero-search', rendering);
  return (
    <HeroFrame
      name="SearchHero"
      modifiers={[isCompact && 'SearchHero--compact', links.length > 0 && 'SearchHero--links']}
    >
      <div className="SearchHero-inside">
        <div className="SearchHero-main">
          <h1 className={isCompact ? 'h-task' : 'h-entity'}>
            <EditableText field={fields.Headline} />
          </h1>
          {!isCompact && fields.SubHeadline.value ? (
            <p className="lead">
              <EditableText field={fields.SubHeadline} />
            </p>
          ) : null}
          {hasSearch ? (
            <div className="SearchHero-search">
              <Placeholder name="hero-search" rendering={rendering} />
            </div>
          ) : null}
          {!isCompact && fields.Content.value ? <EditableRichText field={fields.Content} /> : null}
        </div>
        {links.length > 0 ? (
          <div className="SearchHero-aside">
            {fields.LinkListHeadline.value ? (
              <h2 className="h3">
                <EditableText field={fields.LinkListHeadline} />
              </h2>
            ) : null}
            <ul className="SearchHero-links">
              {links.map((item) => (
                <li key={item.id}>
                  <EditableLink field={item.fields.Link} look="plain" />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}
