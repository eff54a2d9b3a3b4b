import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { childItems, linkField, richTextField, textField, variantOf } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';

/**
 * The head of a search page, in three variants: Default, WithLinkList (links beside the search under
 * LinkListHeadline) and Compact (no text: results start early).
 */
export function SearchHero({ rendering, fields, params }: ComponentProps) {
  const { mode } = usePage();
  if (!textField(fields, 'Headline')) return <EditingNote name="SearchHero" missing={['Headline']} />;
  const variant = variantOf(params).toLowerCase();
  const isCompact = variant === 'compact';
  const links =
    variant === 'withlinklist' ? childItems(fields).filter((item) => linkField(item.fields, 'Link')) : [];
  const hasSearch = mode === 'edit' || !isPlaceholderEmpty('hero-search', rendering);
  return (
    <HeroFrame
      name="SearchHero"
      modifiers={[isCompact && 'SearchHero--compact', links.length > 0 && 'SearchHero--links']}
    >
      <div className="SearchHero-inside">
        <div className="SearchHero-main">
          <h1 className={isCompact ? 'h-task' : 'h-entity'}>
            <EditableText fields={fields} name="Headline" />
          </h1>
          {!isCompact && textField(fields, 'SubHeadline') ? (
            <p className="lead">
              <EditableText fields={fields} name="SubHeadline" />
            </p>
          ) : null}
          {hasSearch ? (
            <div className="SearchHero-search">
              <Placeholder name="hero-search" rendering={rendering} />
            </div>
          ) : null}
          {!isCompact && richTextField(fields, 'Content') ? (
            <EditableRichText fields={fields} name="Content" />
          ) : null}
        </div>
        {links.length > 0 ? (
          <div className="SearchHero-aside">
            {textField(fields, 'LinkListHeadline') ? (
              <h2 className="h3">
                <EditableText fields={fields} name="LinkListHeadline" />
              </h2>
            ) : null}
            <ul className="SearchHero-links">
              {links.map((item) => (
                <li key={item.id}>
                  <EditableLink fields={item.fields} name="Link" look="plain" />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}
