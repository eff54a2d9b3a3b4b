import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { planComparisonPath, withoutPlan } from '#src/domain/plans/planComparison.ts';
import { lowestThatFits, USUAL_YEAR, yearCost } from '#src/domain/plans/planFacts.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { closeIcon, infoIcon, starIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ComparedPlans, PlanColumn } from './ComparePlans.data.ts';
import { type PlanGroup, type PlanRow, usePlanGroups } from './planRows.tsx';

/** The id of the plan that is lowest among those that fit, as far as it can be said. */
export function lowestOf({ columns, shown: { age } }: ComparedPlans): string | undefined {
  if (age === undefined) return undefined;
  return lowestThatFits(
    columns.map(({ id, facts, doctors }) => ({
      id,
      year: facts && yearCost(facts, age, USUAL_YEAR),
      doctors,
    })),
  );
}

/* The roles are said because a phone shows the table as blocks, which takes them away. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** The plans side by side, in groups of lines. */
export function PlanTable({ data, hasYears }: { data: ComparedPlans; hasYears: boolean }) {
  const t = useStrings();
  const groups = usePlanGroups(data, hasYears);
  const { columns } = data;
  const best = lowestOf(data);
  const rows = groups.flatMap((group) => group.rows);
  const alike = rows.filter((row) => isAlike(row, columns));
  return (
    <>
      {columns.length > 1 && alike.length > 0 && alike.length < rows.length ? (
        <label className="ComparePlans-only" data-print="hide">
          <input type="checkbox" autoComplete="off" /> {t('planComparison.differences')}
        </label>
      ) : null}
      {/* Scrolls sideways where four do not fit: reached by the keyboard through its links. */}
      <div className="ComparePlans-scroll">
        <table role="table" className="ComparePlans-table">
          <caption>
            <VisuallyHidden>{t('planComparison.caption')}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <VisuallyHidden>{t('planComparison.what')}</VisuallyHidden>
              </th>
              {columns.map((plan) => (
                <th
                  key={plan.id}
                  role="columnheader"
                  scope="col"
                  className={cx(plan.id === best && 'ComparePlans--best') || undefined}
                >
                  <Head plan={plan} data={data} isBest={plan.id === best} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.key} group={group} columns={columns} best={best} />
          ))}
        </table>
      </div>
    </>
  );
}

const isAlike = ({ ask, says }: PlanRow, columns: readonly PlanColumn[]): boolean =>
  columns.length > 1 && ask === undefined && new Set(columns.map(says)).size === 1;

/** A plan's name, the way to its page, and the way out of the comparison. */
function Head({ plan, data, isBest }: { plan: PlanColumn; data: ComparedPlans; isBest: boolean }) {
  const t = useStrings();
  const { locale } = usePage();
  const { id, name, page } = plan;
  const { shown } = data;
  return (
    <div className="ComparePlans-head">
      {isBest ? (
        <p className="ComparePlans-badge">
          <Icon icon={starIcon} /> {t('planComparison.lowest')}
        </p>
      ) : null}
      <p className="ComparePlans-name">{name}</p>
      {page ? (
        <div data-print="hide">
          <ButtonLink look={isBest ? 'solid' : 'outline'} size="sm" block href={localizedPath(page, locale)}>
            {t('planComparison.seePlan')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        </div>
      ) : null}
      {shown.plans.length > 1 ? (
        <a
          className="ComparePlans-remove"
          data-print="hide"
          href={localizedPath(planComparisonPath({ ...shown, plans: withoutPlan(shown.plans, id) }), locale)}
          aria-label={t('planComparison.remove', { name })}
        >
          <Icon icon={closeIcon} />
        </a>
      ) : null}
    </div>
  );
}

function Group({
  group,
  columns,
  best,
}: {
  group: PlanGroup;
  columns: readonly PlanColumn[];
  best: string | undefined;
}) {
  const isSame = group.rows.every((row) => isAlike(row, columns));
  return (
    <tbody role="rowgroup" data-same={isSame ? '' : undefined}>
      <tr role="row" className="ComparePlans-group">
        <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
          <span>{group.name}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.key} role="row" data-same={isAlike(row, columns) ? '' : undefined}>
          <th role="rowheader" scope="row">
            <RowName row={row} />
          </th>
          {row.ask ? (
            <td role="cell" colSpan={columns.length} className="ComparePlans-ask">
              <a href={row.ask.href} data-print="hide">
                {row.ask.words}
              </a>
            </td>
          ) : (
            columns.map((plan) => (
              <td
                key={plan.id}
                role="cell"
                className={
                  cx(
                    plan.id === best && 'ComparePlans--best',
                    row.isLarge?.(plan) && 'ComparePlans--large',
                  ) || undefined
                }
              >
                {row.says(plan) === undefined ? <Untold /> : row.of(plan)}
              </td>
            ))
          )}
        </tr>
      ))}
    </tbody>
  );
}

/* eslint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** What a line is about, and in plain words what that means. */
function RowName({ row: { name, hint, about } }: { row: PlanRow }) {
  const t = useStrings();
  const sentences = [about].flat();
  return (
    <>
      <span className="ComparePlans-term">{name}</span>
      {sentences.length > 0 ? (
        // Beside the name, not around it: what stands in a group names no line.
        <details className="ComparePlans-about">
          <summary>
            <Icon icon={infoIcon} label={t('planComparison.explain', { what: name })} />
          </summary>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      ) : null}
      {hint ? <span className="ComparePlans-hint">{hint}</span> : null}
    </>
  );
}

function Untold() {
  const t = useStrings();
  return <span className="ComparePlans-hint">{t('planComparison.untold')}</span>;
}
