import { displayedAgeRange } from '#src/domain/provider/ageRange.ts';
import { displayedGender } from '#src/domain/provider/gender.ts';
import { CHART_APPS, ONLINE_SERVICES, storedOption } from '#src/domain/provider/storedOption.ts';
import { upperFirst } from '#src/domain/text/upperFirst.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';

/** Facts patients ask for: gender, ages, video visits, online record and services, residents. */
export function ProviderPatientInfo() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  const gender = displayedGender(provider.gender);
  const ages = displayedAgeRange(provider.ageRange, provider.ageRangeOther);
  const app = storedOption(CHART_APPS, provider.chartApp);
  const services = provider.onlineServices.flatMap((one) => storedOption(ONLINE_SERVICES, one) ?? []);
  const facts = [
    ['gender', gender && t(`providerPage.gender-${gender}`)],
    // The free text of an age range is the directory's own and has no string.
    ['ages', ages && wordFor(t, 'providerPage.ages-', ages)],
    ['videoVisits', provider.offersVideoVisit ? t('providerPage.yes') : undefined],
    ['chartApp', app && t(`providerPage.app-${app}`)],
    [
      'onlineServices',
      upperFirst(services.map((one) => t(`providerPage.service-${one}`)).join(', ')) || undefined,
    ],
    ['residents', provider.worksWithResidents ? t('providerPage.yes') : undefined],
  ] as const;
  const items = facts.flatMap(([key, description]) =>
    description ? [{ key, term: t(`providerPage.${key}`), description }] : [],
  );
  if (items.length === 0) {
    return (
      <EditingNote
        name="ProviderPatientInfo"
        missing={['gender', 'c_ageRange', 'c_offersVideoVisit', 'c_patientChartApp', 'c_worksWithResidents']}
      />
    );
  }
  return (
    <div>
      <h3>{t('providerPage.forPatients')}</h3>
      <DefinitionList look="lines" items={items} />
    </div>
  );
}
