import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { PickedIcon, pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { OpenNow } from './OpenNow.tsx';
import type { declaration } from './SingleActionCard.declaration.ts';

/**
 * One thing to do: icon, words, and the link, over the whole card. It needs the link: without one visitors see
 * nothing and editors are told so. With a kind of place named it says, in the browser, how many are open now.
 */
export function SingleActionCard({ fields, params }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const t = useStrings();
  if (!fields.Link.value?.href) {
    return mode === 'edit' ? (
      <div className="SingleActionCard-missing" role="note">
        <Notice tone="warning" title={t('promo.linkRequired')}>
          {t('promo.linkRequiredText')}
        </Notice>
      </div>
    ) : null;
  }
  const tag = headingTag(params.HeadingLevel);
  const Heading = tag === 'header' ? 'h2' : tag;
  return (
    <div className="SingleActionCard block">
      <div className="SingleActionCard-inside">
        {pickedIcon(fields.Icon.value) ? (
          <div className="SingleActionCard-icon">
            <PickedIcon field={fields.Icon} size="1.5rem" />
          </div>
        ) : null}
        <div className="SingleActionCard-words">
          {fields.Headline.value ? (
            <Heading className="SingleActionCard-title h3">
              <EditableText field={fields.Headline} />
            </Heading>
          ) : null}
          <EditableRichText field={fields.Text} size="small" />
          {params.OpenNow && params.OpenNow !== 'None' ? <OpenNow kind={params.OpenNow} /> : null}
        </div>
        <div className="SingleActionCard-link">
          <EditableLink field={fields.Link} look="standalone" iconAfter={arrowRightIcon} />
        </div>
      </div>
    </div>
  );
}
