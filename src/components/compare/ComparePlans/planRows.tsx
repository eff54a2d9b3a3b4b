import type { ReactNode } from 'react';
import { type Translate, usePage, useStrings } from '#src/context/PageContext.tsx';
import { formatNumber } from '#src/domain/text/formatNumber.ts';
import { NETWORK_MILES } from '#src/domain/plans/planNetwork.ts';
import { splitName } from '#src/domain/provider/splitName.ts';
import {
  type DoctorAnswer,
  PLAN_KINDS,
  type PlanCare,
  type PlanKind,
  planKind,
  premiumAt,
  premiumRange,
  shareOf,
} from '#src/domain/plans/planFacts.ts';
import { alertIcon } from '#src/ui/Icon/glyphs.ts';
import { Status } from '#src/ui/Status/Status.tsx';
import type { ComparedPlans, NamedDoctor, PlanColumn } from './ComparePlans.data.ts';
import { FIELD_IDS } from './PlanForm.tsx';

/** A line of the table. */
export interface PlanRow {
  key: string;
  name: string;
  /** Below the name, always there. */
  hint?: string;
  /** In plain words what is meant, opened by who wants to know. */
  about: string | readonly string[];
  /** Undefined when the directory does not tell. */
  of: (plan: PlanColumn) => ReactNode | undefined;
  /** The same as one text, by which plans are alike or differ. */
  says: (plan: PlanColumn) => string | undefined;
  /** In place of values nobody can know yet: what to do. */
  ask?: { href: string; words: string };
  /** Whether a plan's value is the one number that is set large. */
  isLarge?: (plan: PlanColumn) => boolean;
}

export interface PlanGroup {
  key: string;
  name: string;
  rows: PlanRow[];
}

export const dollars = (amount: number): string => `$${formatNumber(amount)}`;

/** Where people are seen, from the visit one can plan to the stay one cannot. */
const VISITS = ['primaryCare', 'specialist', 'urgentCare', 'emergencyRoom', 'hospitalStay'] as const;

/** What plans are compared by, in order; lines of which nothing is known of any plan are left out. */
export function usePlanGroups(data: ComparedPlans, hasYears: boolean): PlanGroup[] {
  const t = useStrings();
  const { variant } = usePage();
  const { columns } = data;
  const groups: PlanGroup[] = [
    { key: 'plan', name: t('planComparison.groupPlan'), rows: planLines(columns, hasYears, t) },
    { key: 'month', name: t('planComparison.groupMonth'), rows: [premiumLine(data, t)] },
    {
      key: 'before',
      name: t('planComparison.groupBefore'),
      rows: (['deductible', 'outOfPocketMax'] as const).map((key) =>
        textLine(key, t(`planComparison.${key}`), t(`planComparison.${key}About`), ({ facts }) =>
          amountOf(facts?.[key]),
        ),
      ),
    },
    {
      key: 'visit',
      name: t('planComparison.groupVisit'),
      rows: VISITS.map((care) => careLine(care, t)),
    },
    {
      key: 'medicines',
      name: t('planComparison.groupMedicines'),
      rows: (['genericDrug', 'brandDrug'] as const).map((care) => careLine(care, t)),
    },
    {
      key: 'doctors',
      name: t('planComparison.groupDoctors'),
      rows: [doctorsLine(data, t), networkLine(data, variant === 'plan', t)],
    },
  ];
  const isTold = ({ ask, says }: PlanRow) =>
    ask !== undefined || columns.some((plan) => says(plan) !== undefined);
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(isTold) }))
    .filter(({ rows }) => rows.length > 0);
}

const amountOf = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : dollars(amount);

function textLine(
  key: string,
  name: string,
  about: PlanRow['about'],
  says: (plan: PlanColumn) => string | undefined,
): PlanRow {
  return { key, name, about, says, of: says };
}

const KIND_WORDS: Readonly<
  Record<PlanKind, `planComparison.kind${'HMO' | 'PPO' | 'EPO' | 'HDHP' | 'Medicare'}`>
> = {
  HMO: 'planComparison.kindHMO',
  PPO: 'planComparison.kindPPO',
  EPO: 'planComparison.kindEPO',
  HDHP: 'planComparison.kindHDHP',
  'Medicare Advantage': 'planComparison.kindMedicare',
};

/** The kind of each plan, explained for those that are shown; and the year of its prices, where they differ. */
function planLines(columns: readonly PlanColumn[], hasYears: boolean, t: Translate): PlanRow[] {
  const shown = new Set(columns.flatMap(({ type }) => planKind(type) ?? []));
  const about = PLAN_KINDS.filter((kind) => shown.has(kind)).map((kind) => t(KIND_WORDS[kind]));
  const kind = textLine('kind', t('planComparison.kind'), about, ({ type }) => type);
  const year = textLine('year', t('planComparison.year'), [], ({ facts }) => facts && String(facts.year));
  return hasYears ? [kind, year] : [kind];
}

function premiumLine({ columns, shown: { age } }: ComparedPlans, t: Translate): PlanRow {
  const isByAge = columns.some(({ facts }) => {
    const range = facts && premiumRange(facts);
    return range && range.least < range.most;
  });
  const says = ({ facts }: PlanColumn) => {
    if (!facts) return undefined;
    const range = premiumRange(facts);
    if (!range) return undefined;
    if (age !== undefined) return amountOf(premiumAt(facts, age)) ?? t('planComparison.otherAge');
    const [least, most] = [dollars(range.least), dollars(range.most)];
    return range.least === range.most
      ? t('planComparison.premiumSame', { amount: least })
      : t('planComparison.range', { least, most });
  };
  return {
    ...textLine('premium', t('planComparison.premium'), t('planComparison.premiumAbout'), says),
    ...(age !== undefined
      ? { hint: t('planComparison.premiumFor', { age }) }
      : isByAge && { hint: t('planComparison.premiumByAge') }),
    isLarge: ({ facts }) => age !== undefined && facts !== undefined && premiumAt(facts, age) !== undefined,
  };
}

function careLine(care: PlanCare, t: Translate): PlanRow {
  return textLine(care, t(`planComparison.${care}`), t(`planComparison.${care}About`), ({ facts }) => {
    const share = facts && shareOf(facts, care);
    if (!share) return undefined;
    const { copay, percent, isAfterDeductible } = share;
    if (copay !== undefined) {
      const amount = dollars(copay);
      return isAfterDeductible ? t('planComparison.copayAfter', { amount }) : amount;
    }
    return t(isAfterDeductible ? 'planComparison.percentAfter' : 'planComparison.percent', {
      percent: percent ?? 0,
    });
  });
}

function doctorsLine({ doctors }: ComparedPlans, t: Translate): PlanRow {
  return {
    key: 'doctors',
    name: t('planComparison.doctors'),
    about: t('planComparison.doctorsAbout'),
    says: ({ doctors: answers }) => (answers.length > 0 ? answers.join() : undefined),
    of: ({ doctors: answers }) => <DoctorsOf doctors={doctors} answers={answers} />,
    ...(doctors.length === 0 && {
      ask: { href: `#${FIELD_IDS.doctor}`, words: t('planComparison.addToSee') },
    }),
  };
}

/** All in, in one word; else each by name. */
function DoctorsOf({
  doctors,
  answers,
}: {
  doctors: readonly NamedDoctor[];
  answers: readonly DoctorAnswer[];
}) {
  const t = useStrings();
  if (answers.every((answer) => answer === 'in')) {
    const count = answers.length;
    return (
      <Status tone="open">
        {count === 1
          ? t('planComparison.inNetwork')
          : count === 2
            ? t('planComparison.bothIn')
            : t('planComparison.allIn', { count })}
      </Status>
    );
  }
  return (
    <ul>
      {doctors.map(({ id, name }, index) => {
        const answer = answers[index] ?? 'untold';
        const who = <span dir="auto">{splitName(name).name}</span>;
        if (answer === 'in')
          return (
            <li key={id}>
              <Status tone="open">{who}</Status>
            </li>
          );
        return (
          <li key={id}>
            <Status
              tone={answer === 'out' ? 'soon' : 'neutral'}
              {...(answer === 'out' && { icon: alertIcon })}
            >
              {who}: {t(answer === 'out' ? 'planComparison.notListed' : 'planComparison.untoldDoctor')}
            </Status>
          </li>
        );
      })}
    </ul>
  );
}

/** How many are near: of the plan's own directory doctors and others, of the network's the physicians. */
function networkLine({ near }: ComparedPlans, ofPlan: boolean, t: Translate): PlanRow {
  const line = textLine(
    'network',
    near
      ? t(ofPlan ? 'planComparison.listed' : 'planComparison.network', {
          miles: NETWORK_MILES,
          zip: near.zip,
        })
      : t('planComparison.networkPlain'),
    t(ofPlan ? 'planComparison.listedAbout' : 'planComparison.networkAbout'),
    ({ network }) => (network === undefined ? undefined : formatNumber(network)),
  );
  return near ? line : { ...line, ask: { href: `#${FIELD_IDS.zip}`, words: t('planComparison.zipToSee') } };
}
