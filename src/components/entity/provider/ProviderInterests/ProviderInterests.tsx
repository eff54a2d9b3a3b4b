import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** What the provider does besides work (D-172). */
export function ProviderInterests() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  const { personalInterest, communityActivities } = provider;
  if (!personalInterest && !communityActivities) {
    return <EditingNote name="ProviderInterests" missing={['c_personalInterest', 'c_communityActivities']} />;
  }
  return (
    <>
      {personalInterest ? (
        <div>
          <h3>{t('providerPage.interests')}</h3>
          <EntityProse html={personalInterest} />
        </div>
      ) : null}
      {communityActivities ? (
        <div>
          <h3>{t('providerPage.community')}</h3>
          <EntityProse html={communityActivities} />
        </div>
      ) : null}
    </>
  );
}
