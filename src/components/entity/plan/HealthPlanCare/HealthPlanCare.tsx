import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { orgTypeOf } from '#src/domain/affiliates/affiliations.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { formatNumber } from '#src/domain/text/formatNumber.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { typeLabel } from '#src/components/shared/places/typeLabel.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { Care, CareFigure, CareGroup } from './HealthPlanCare.data.ts';
import type { declaration } from './HealthPlanCare.declaration.ts';

/** Kinds of organizations and plans that not everybody knows. */
const EXPLAINED = [
  ...(['campus', 'foundation', 'hmo-network', 'ipa', 'medical-group'] as const),
  ...(['epo', 'hdhp', 'hmo', 'medicare-supplement', 'ppo'] as const),
] as const;

/**
 * What a hospital, medical group or insurer is, how many doctors, locations and plans it has, what its doctors do and where, and
 * of what kind its locations are and where, each with the search that lists them.
 */
export function HealthPlanCare({ data }: ComponentProps<typeof declaration, Care>) {
  const { entity, locale } = usePage();
  const t = useStrings();
  const about = aboutOf(entity);
  if (!about) return null;
  if (!data) return <EditingNote name="HealthPlanCare" missing={['data']} />;
  const kind = EXPLAINED.find((one) => one === about.type);
  return (
    <EntitySection title={t('healthPlan.care')}>
      {kind ? <p className="HealthPlanCare-kind">{t(`healthPlan.kind-${kind}`)}</p> : null}
      <ul className="HealthPlanCare-figures">
        {data.figures.map((figure) => (
          <li key={figure.of} className="HealthPlanCare-figure">
            <Figure {...figure} payorName={about.payorName} />
          </li>
        ))}
      </ul>
      {data.groups.length > 0 ? (
        <div className="HealthPlanCare-groups">
          {data.groups.map((group) => (
            <Group key={group.by} {...group} locale={locale} />
          ))}
        </div>
      ) : null}
    </EntitySection>
  );
}

/** What kind the page's organization or plan is, and whose plans doctors are counted by. */
function aboutOf(entity: Entity | undefined): { type?: string; payorName?: string } | undefined {
  switch (entity?.entityTypeId) {
    case 'ce_affiliate':
      return { type: orgTypeOf(entity).replaceAll(' ', '-') };
    case 'ce_healthPlanPayor':
      return { payorName: entity.name };
    case 'ce_healthPlan':
      return {
        ...(entity.planType && { type: entity.planType.toLowerCase().replaceAll(' ', '-') }),
        ...(entity.payor && { payorName: entity.payor.name }),
      };
    default:
      return undefined;
  }
}

function Figure({ of, count, path, payorName }: CareFigure & { payorName: string | undefined }) {
  const t = useStrings();
  const { locale } = usePage();
  const own =
    of === 'doctors' && payorName ? 'doctorsTaking' : of === 'adultDoctors' ? 'adultDoctorsTaking' : of;
  return (
    <>
      <span className="HealthPlanCare-count">{formatNumber(count)}</span>{' '}
      <TextLink look="standalone" href={path && localizedPath(path, locale)}>
        {t(count === 1 ? `healthPlan.one-${own}` : `healthPlan.many-${own}`, { name: payorName ?? '' })}
      </TextLink>
    </>
  );
}

function Group({ by, rows, locale }: CareGroup & { locale: 'en' | 'es' }) {
  const t = useStrings();
  return (
    <div>
      <h3 className="HealthPlanCare-by">{t(`healthPlan.by-${by}`)}</h3>
      <ul>
        {rows.map(({ name, count, path }) => (
          <li key={name} className="HealthPlanCare-row">
            <TextLink look="standalone" href={localizedPath(path, locale)}>
              {by === 'placeType' ? typeLabel(name, t) : name}
            </TextLink>
            <span className="HealthPlanCare-number">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
