import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { plansByPayor } from '#src/domain/plans/plans.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** The plans a medical group or hospital takes, a tab for each payor (D-033, D-040, R-116, R-117). */
export function HealthPlanAffiliateTabs() {
  const affiliate = useEntity('ce_affiliate');
  const t = useStrings();
  const { locale } = usePage();
  if (!affiliate) return null;
  const payors = plansByPayor(affiliate.plans);
  if (payors.length === 0) {
    return <EditingNote name="HealthPlanAffiliateTabs" missing={['c_affiliateHealthPlans']} />;
  }
  return (
    <EntitySection title={t('healthPlan.plans')}>
      <Tabs
        label={t('healthPlan.plans')}
        orientation="vertical"
        narrow="accordion"
        items={payors.map(({ payorName, plans }, index) => ({
          id: `payor-${index + 1}`,
          label: payorName || t('healthPlan.otherPlans'),
          count: String(plans.length),
          content: (
            <>
              <LinkRows links={plans} locale={locale} />
              {plans[0]?.payorPath ? (
                <p className="HealthPlanAffiliateTabs-all">
                  <TextLink
                    look="standalone"
                    iconAfter={arrowRightIcon}
                    href={localizedPath(plans[0].payorPath, locale)}
                  >
                    {t('healthPlan.allOf', { name: payorName })}
                  </TextLink>
                </p>
              ) : null}
            </>
          ),
        }))}
      />
    </EntitySection>
  );
}
