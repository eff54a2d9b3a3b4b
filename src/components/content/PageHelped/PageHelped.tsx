import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { clickMark } from '#src/browser/clickMark.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { text } from '#src/declaration/kinds.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { useRouteFields } from '#src/editor/Editable/useRouteFields.ts';
import { buttonClass } from '#src/ui/Button/buttonClass.ts';
import type { declaration } from './PageHelped.declaration.ts';

/** What the page says it is about. */
const PAGE_ENTITY = { Entity: text(), EntityType: text() };
/** The two answers close one another, which is the browser's own doing. */
const GROUP = 'page-helped';

/**
 * Whether the page helped: two answers that open their words without a script. Each is told to the page's data layer with
 * what the page is about, and to nobody else. After "no" stands what the editor wrote: where to say what was missing.
 */
export function PageHelped({ fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  const { Entity, EntityType } = useRouteFields(PAGE_ENTITY);
  const mark = (click: 'helped' | 'not_helped') => clickMark(click, EntityType.value || 'page', Entity.value);
  const look = buttonClass({ look: 'outline', size: 'md' });
  return (
    <section className="PageHelped block">
      <div className="PageHelped-inside">
        <p className="PageHelped-question">
          <EditableHeadline field={fields.Headline} own={t('pageHelped.question')} />
        </p>
        <details name={GROUP}>
          <summary className={look} {...mark('helped')}>
            {t('pageHelped.yes')}
          </summary>
          <p>{t('pageHelped.thanks')}</p>
        </details>
        <details name={GROUP}>
          <summary className={look} {...mark('not_helped')}>
            {t('pageHelped.no')}
          </summary>
          <p>{t('pageHelped.sorry')}</p>
          <EditableRichText field={fields.Missing} />
        </details>
      </div>
    </section>
  );
}
