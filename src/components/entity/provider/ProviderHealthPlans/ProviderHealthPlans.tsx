import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { acceptedPlans } from '#src/domain/provider/acceptedPlans.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** How many plans are seen at once; the others open without a script. */
const SHOWN = 8;

/** Health plans accepted: physicians only, each once, in alphabetical order (D-167, R-116, R-117, R-122). */
export function ProviderHealthPlans() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  const plans = acceptedPlans(provider);
  if (plans.length === 0) {
    return (
      <EditingNote
        name="ProviderHealthPlans"
        missing={provider.isPhysician ? ['c_healthcareProfessionalHealthPlanAffiliate'] : []}
        {...(!provider.isPhysician && { reason: t('providerPage.physiciansOnly') })}
      />
    );
  }
  const list = (from: number, to?: number) => (
    <ul>
      {plans.slice(from, to).map(({ name, payorName }) => (
        <li key={`${payorName ?? ''} ${name}`}>{name}</li>
      ))}
    </ul>
  );
  // One more alone is not worth a button.
  const isLong = plans.length > SHOWN + 1;
  return (
    <div className="ProviderHealthPlans" id="plans">
      <EntitySection title={t('providerPage.healthPlans')}>
        <p className="secondary">{t('providerPage.plansChange')}</p>
        {list(0, isLong ? SHOWN : undefined)}
        {isLong ? (
          <details>
            <summary>
              <span className="ProviderHealthPlans-show">
                {t('providerPage.allPlans', { count: plans.length })}
              </span>
              <span className="ProviderHealthPlans-hide">{t('providerPage.fewerPlans')}</span>
            </summary>
            {list(SHOWN)}
          </details>
        ) : null}
      </EntitySection>
    </div>
  );
}
