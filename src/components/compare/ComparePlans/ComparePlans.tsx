import { Fragment } from 'react';
import { breadcrumbItems } from '#src/context/breadcrumb.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { MAX_PLANS, planComparisonPath, withPlanSecond } from '#src/domain/plans/planComparison.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { Breadcrumb } from '#src/ui/Breadcrumb/Breadcrumb.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import type { ComparedPlans } from './ComparePlans.data.ts';
import type { declaration } from './ComparePlans.declaration.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanTable } from './PlanTable.tsx';
import { YearPanel } from './YearPanel.tsx';

/**
 * Up to four health plans side by side, from the address alone: a form, links and a table that need no scripts. A phone
 * shows two, of which links change the second. What fits somebody is computed from what the directory tells.
 */
export function ComparePlans({ fields, data }: ComponentProps<typeof declaration, ComparedPlans>) {
  const t = useStrings();
  const page = usePage();
  const { mode, locale } = page;
  const other = locale === 'en' ? 'es' : 'en';
  if (fields.Plans.value.length === 0) return <EditingNote name="ComparePlans" missing={['Plans']} />;
  const title =
    fields.Headline.value || mode === 'edit' ? (
      <EditableText field={fields.Headline} />
    ) : (
      t('planComparison.title')
    );
  const years = new Set(data?.columns.flatMap(({ facts }) => facts?.year ?? []));
  const [year] = years;
  return (
    <div className="ComparePlans">
      <div className="ComparePlans-page wrap">
        <div className="ComparePlans-top">
          <Breadcrumb items={breadcrumbItems(page)} label={t('shell.breadcrumb')} />
          <h1 className="h-task">{title}</h1>
          {years.size === 1 && year !== undefined ? <p>{t('planComparison.prices', { year })}</p> : null}
        </div>
        {data && data.columns.length > 0 ? (
          <>
            <PlanForm data={data} />
            <Lacks data={data} />
            <NotHere data={data} area={fields.AreaLink.value} />
            <NotAtAge data={data} />
            <SideBySide data={data} />
            <PlanTable data={data} hasYears={years.size > 1} />
            <YearPanel data={data} />
            <p className="ComparePlans-share" data-print="hide">
              {t('planComparison.share')}{' '}
              <a href={localizedPath(planComparisonPath(data.shown), other)} hrefLang={other} lang={other}>
                {t('planComparison.otherLanguage')}
              </a>
            </p>
          </>
        ) : (
          <Notice tone="warning">{t('planComparison.none')}</Notice>
        )}
        <div className="ComparePlans-note">
          <EditableRichText field={fields.Note} />
        </div>
      </div>
    </div>
  );
}

/** What of the address cannot be shown, and why. */
function Lacks({ data: { gone, failed, gonePlans, beyond } }: { data: ComparedPlans }) {
  const t = useStrings();
  return (
    <>
      {gonePlans > 0 ? <p>{t('planComparison.planGone')}</p> : null}
      {beyond > 0 ? <p>{t('planComparison.beyond', { most: MAX_PLANS })}</p> : null}
      {gone > 0 ? <p>{t('planComparison.doctorGone')}</p> : null}
      {failed > 0 ? <p>{t('planComparison.doctorFailed')}</p> : null}
    </>
  );
}

/** Says of a ZIP code outside the counties of the plans that they are not offered there, with the way to those. */
function NotHere({
  data: { outside, near },
  area,
}: {
  data: ComparedPlans;
  area: ComponentProps<typeof declaration>['fields']['AreaLink']['value'];
}) {
  const t = useStrings();
  const { locale } = usePage();
  if (outside === undefined || !near) return null;
  return (
    <Notice tone="warning">
      {t('planComparison.outside', { zip: near.zip, county: outside })}{' '}
      {area?.href ? <a href={localizedPath(area.href, locale)}>{area.text}</a> : null}
    </Notice>
  );
}

/** Which plans there are at an age at which none of those shown is offered. */
function NotAtAge({ data: { forAge, shown } }: { data: ComparedPlans }) {
  const t = useStrings();
  const { locale } = usePage();
  if (!forAge || shown.age === undefined) return null;
  return (
    <Notice>
      {t('planComparison.notAtAge', { age: shown.age })}{' '}
      {forAge.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : null}
          <a href={localizedPath(planComparisonPath({ ...shown, plans: [id] }), locale)}>{name}</a>
        </Fragment>
      ))}
    </Notice>
  );
}

/** On a phone, which two of them are shown, and the others to put in place of the second. */
function SideBySide({ data: { columns, shown } }: { data: ComparedPlans }) {
  const t = useStrings();
  const { locale } = usePage();
  if (columns.length < 3) return null;
  return (
    <div className="ComparePlans-swap" data-print="hide">
      <p>
        <strong>{t('planComparison.sideBySide', { count: columns.length })}</strong>
      </p>
      <ul>
        {columns.slice(2).map(({ id, name }) => (
          <li key={id}>
            <a
              className="ComparePlans-pill"
              href={localizedPath(
                planComparisonPath({ ...shown, plans: withPlanSecond(shown.plans, id) }),
                locale,
              )}
            >
              {t('planComparison.swapIn')} {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
