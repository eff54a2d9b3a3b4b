import { PROFICIENCIES, storedOption } from '#src/domain/provider/storedOption.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';

/** Languages besides English with how well they are spoken (D-173, R-161). */
export function ProviderLanguages() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  if (provider.languages.length === 0) {
    return <EditingNote name="ProviderLanguages" missing={['c_additionalLanguages']} />;
  }
  return (
    <div>
      <h3>{t('providerPage.languages')}</h3>
      <DefinitionList
        look="lines"
        items={provider.languages.map(({ name, proficiency }, key) => {
          const option = storedOption(PROFICIENCIES, proficiency);
          return { key, term: name, description: option ? t(`providerPage.speaks-${option}`) : '' };
        })}
      />
    </div>
  );
}
