import { useStrings } from '#src/context/PageContext.tsx';
import { mostInYear, type PlanFacts, QUIET_YEAR, USUAL_YEAR, yearCost } from '#src/domain/plans/planFacts.ts';
import { cx } from '#src/ui/cx/cx.ts';
import type { ComparedPlans } from './ComparePlans.data.ts';
import { FIELD_IDS } from './PlanForm.tsx';
import { dollars } from './planRows.tsx';
import { lowestOf } from './PlanTable.tsx';

const YEARS: Readonly<
  Record<'quiet' | 'usual' | 'hard', (facts: PlanFacts, age: number) => number | undefined>
> = {
  quiet: (facts, age) => yearCost(facts, age, QUIET_YEAR),
  usual: (facts, age) => yearCost(facts, age, USUAL_YEAR),
  hard: mostInYear,
};
const KINDS = Object.keys(YEARS) as (keyof typeof YEARS)[];

/**
 * What a year with each plan comes to: three kinds of years, of which one is shown. All bars have one scale, so that years
 * can be compared, too. Nothing where the plans do not tell what it follows from.
 */
export function YearPanel({ data }: { data: ComparedPlans }) {
  const t = useStrings();
  const {
    columns,
    shown: { age },
  } = data;
  if (!columns.some(({ facts }) => facts && facts.premiums.length > 0)) return null;
  const years = KINDS.map((kind) => ({
    kind,
    costs: columns.flatMap(({ id, name, facts }) => {
      const cost = facts && age !== undefined ? YEARS[kind](facts, age) : undefined;
      return cost === undefined ? [] : [{ id, name, cost }];
    }),
  })).filter(({ costs }) => costs.length > 0);
  const most = Math.max(...years.flatMap(({ costs }) => costs.map(({ cost }) => cost)));
  const best = lowestOf(data);
  if (age !== undefined && years.length === 0) return null;
  return (
    <section
      className="ComparePlans-years"
      aria-labelledby="plans-year"
      data-print={age === undefined ? 'hide' : undefined}
    >
      <h2 className="h3" id="plans-year">
        {t('planComparison.yearTitle')}
      </h2>
      {age === undefined ? (
        <p>
          <a href={`#${FIELD_IDS.age}`}>{t('planComparison.yearNeedsAge')}</a>
        </p>
      ) : (
        <>
          <fieldset className="ComparePlans-kinds" data-print="hide">
            <legend className="visually-hidden">{t('planComparison.yearTitle')}</legend>
            {years.map(({ kind }) => (
              <label key={kind}>
                <input
                  type="radio"
                  name="year"
                  value={kind}
                  autoComplete="off"
                  defaultChecked={kind === 'usual' || years.length === 1}
                />
                <span>{t(`planComparison.${kind}`)}</span>
              </label>
            ))}
          </fieldset>
          {years.map(({ kind, costs }) => (
            <div key={kind} className="ComparePlans-year" data-year={kind}>
              <p>
                <strong data-print="only">{t(`planComparison.${kind}`)}. </strong>
                {t(`planComparison.${kind}About`)}
              </p>
              <ul>
                {costs.map(({ id, name, cost }) => (
                  <li key={id} className={cx(id === best && 'ComparePlans--best') || undefined}>
                    <span>{name}</span> <strong>{dollars(cost)}</strong>
                    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                      <rect width="100" height="4" />
                      <rect width={Math.round((1000 * cost) / most) / 10} height="4" />
                    </svg>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </section>
  );
}
