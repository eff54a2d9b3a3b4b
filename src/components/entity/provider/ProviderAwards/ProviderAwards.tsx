import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** Most awards that are shown (C-125). */
const LIMIT = 6;

/** Awards of the provider with their years (D-174). */
export function ProviderAwards() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  if (provider.awards.length === 0) {
    return <EditingNote name="ProviderAwards" missing={['c_providerAwards']} />;
  }
  return (
    <EntitySection title={t('providerPage.awards')} isPrinted={false}>
      <ul className="stack">
        {provider.awards.slice(0, LIMIT).map(({ id, name, presenter, years }) => (
          <li key={id} dir="auto">
            {name}
            {presenter || years ? (
              <p className="small secondary">{[presenter, years].filter(Boolean).join(', ')}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </EntitySection>
  );
}
