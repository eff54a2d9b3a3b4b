import { ExampleMissing } from '#src/components/entity/plan-provider/shared/ExampleMissing.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { displayedGender } from '#src/domain/provider/gender.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { planComparisonPath } from '#src/domain/plans/planComparison.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/**
 * Facts about a plan's provider beside those of the hero (D-191, D-196, R-119), how to call, and the way to see which plans take
 * them; what is not known is left out.
 */
export function PlanProviderDetail() {
  const provider = useEntity('ce_shpProvider');
  const t = useStrings();
  const { locale, variant } = usePage();
  if (!provider) return <ExampleMissing name="PlanProviderDetail" />;
  const gender = displayedGender(provider.gender);
  const facts: [string, string | undefined][] = [
    [t('planProvider.type'), provider.providerType],
    [t('planProvider.gender'), gender && t(`planProvider.gender-${gender}`)],
  ];
  const phone = provider.addresses.find((office) => formatPhone(office.phone))?.phone;
  const items = facts.flatMap(([term, description]) =>
    description ? [{ key: term, term, description: <span dir="auto">{description}</span> }] : [],
  );
  if (items.length === 0) {
    return <EditingNote name="PlanProviderDetail" missing={['gender', 'c_shpProviderType']} />;
  }
  return (
    <EntitySection title={t('planProvider.about')} size="small" isPrinted={false}>
      <DefinitionList
        look="lines"
        items={[
          ...(phone
            ? [
                {
                  key: 'phone',
                  term: t('planProvider.phone'),
                  description: <TextLink href={phoneHref(phone)}>{formatPhone(phone)}</TextLink>,
                },
              ]
            : []),
          ...items,
          ...(variant === 'plan'
            ? [
                {
                  key: 'plans',
                  term: t('planProvider.plans'),
                  description: (
                    <TextLink
                      href={localizedPath(planComparisonPath({ plans: [], doctors: [provider.id] }), locale)}
                    >
                      {t('planProvider.whichPlans')}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </EntitySection>
  );
}
