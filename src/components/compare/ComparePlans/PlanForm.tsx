import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import {
  COMPARE_PLANS_PATH,
  MAX_PLANS,
  PLAN_PARAMS,
  planComparisonPath,
} from '#src/domain/plans/planComparison.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { calendarIcon, closeIcon, pinIcon, plusIcon, userIcon } from '#src/ui/Icon/glyphs.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import type { ComparedPlans } from './ComparePlans.data.ts';

/** Where rows lead that lack an answer. */
export const FIELD_IDS = { zip: 'plans-zip', age: 'plans-age', doctor: 'plans-doctor' } as const;

/** The questions: where, who, which doctor, which plans. Each may be empty; sent, they stand in the address. */
export function PlanForm({ data }: { data: ComparedPlans }) {
  const t = useStrings();
  const { locale } = usePage();
  const { shown, unread, offered, zipProblem } = data;
  const zipError = unread.includes('zip')
    ? t('planComparison.zipUnread')
    : zipProblem === 'unknown'
      ? t('planComparison.zipUnknown')
      : zipProblem && t('planComparison.zipUnanswered');
  return (
    <form
      className="ComparePlans-form"
      action={localizedPath(COMPARE_PLANS_PATH, locale)}
      aria-label={t('planComparison.about')}
    >
      <div className="ComparePlans-fields">
        <TextField
          label={t('planComparison.zip')}
          name={PLAN_PARAMS.zip}
          id={FIELD_IDS.zip}
          icon={pinIcon}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          placeholder={t('planComparison.zipHint')}
          defaultValue={shown.zip}
          {...(zipError && { error: zipError })}
        />
        <TextField
          label={t('planComparison.age')}
          name={PLAN_PARAMS.age}
          id={FIELD_IDS.age}
          icon={calendarIcon}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          placeholder={t('planComparison.ageHint')}
          defaultValue={shown.age}
          {...(unread.includes('age') && { error: t('planComparison.ageUnread') })}
        />
        <TextField
          label={t('planComparison.doctor')}
          name={PLAN_PARAMS.doctor}
          id={FIELD_IDS.doctor}
          icon={userIcon}
          autoComplete="off"
          maxLength={60}
          placeholder={t('planComparison.doctorHint')}
          defaultValue={shown.doctor}
        />
        {shown.doctors.length > 0 ? (
          <input type="hidden" name={PLAN_PARAMS.doctors} value={shown.doctors.join(',')} />
        ) : null}
        <Button type="submit" size="lg">
          {t('planComparison.update')}
        </Button>
      </div>
      <Doctors data={data} />
      {offered.length > shown.plans.length || shown.plans.length < MAX_PLANS ? (
        <Plans data={data} />
      ) : (
        shown.plans.map((id) => <input key={id} type="hidden" name={PLAN_PARAMS.plans} value={id} />)
      )}
    </form>
  );
}

/** The plans to choose from. */
function Plans({ data: { offered, shown } }: { data: ComparedPlans }) {
  const t = useStrings();
  return (
    <details className="ComparePlans-choose">
      <summary>{t('planComparison.choose', { count: shown.plans.length, total: offered.length })}</summary>
      <p className="ComparePlans-hint">{t('planComparison.chooseMost', { most: MAX_PLANS })}</p>
      <ul>
        {offered.map(({ id, name }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                name={PLAN_PARAMS.plans}
                value={id}
                defaultChecked={shown.plans.includes(id)}
              />{' '}
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The doctors named, each a way to take them away, and those of the name that was looked for. */
function Doctors({ data: { doctors, matches, shown } }: { data: ComparedPlans }) {
  const t = useStrings();
  const { locale } = usePage();
  const withDoctors = (ids: string[]) =>
    localizedPath(planComparisonPath({ ...shown, doctors: ids.slice(0, MAX_PLANS) }), locale);
  return (
    <>
      {doctors.length > 0 ? (
        <div className="ComparePlans-doctors">
          <p>{t('planComparison.yourDoctors')}</p>
          <ul>
            {doctors.map(({ id, name }) => (
              <li key={id}>
                <a
                  className="ComparePlans-pill"
                  href={withDoctors(shown.doctors.filter((one) => one !== id))}
                  aria-label={t('planComparison.removeDoctor', { name })}
                >
                  <span dir="auto">{name}</span> <Icon icon={closeIcon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {matches ? (
        <div className="ComparePlans-doctors" role="status">
          <p>{t(matches.length > 0 ? 'planComparison.which' : 'planComparison.noDoctor')}</p>
          <ul>
            {matches.map(({ id, name }) => (
              <li key={id}>
                <a
                  className="ComparePlans-pill"
                  href={withDoctors([...shown.doctors, id])}
                  aria-label={t('planComparison.addDoctor', { name })}
                >
                  <Icon icon={plusIcon} /> <span dir="auto">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
