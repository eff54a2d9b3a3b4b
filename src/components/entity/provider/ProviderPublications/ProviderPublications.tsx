import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** What the provider published: title, with its link where there is one, where and when, with whom (D-173). */
export function ProviderPublications() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  if (provider.publications.length === 0) {
    return <EditingNote name="ProviderPublications" missing={['c_providerPublications']} />;
  }
  return (
    <EntitySection title={t('providerPage.publications')} isPrinted={false}>
      <ul className="stack">
        {provider.publications.map(({ title, url, publication, date, coauthors }) => (
          <li key={`${title} ${date ?? ''}`} dir="auto">
            <TextLink look="standalone" href={url}>
              {title}
            </TextLink>
            <p className="small secondary">
              {publication ? <cite>{publication}</cite> : null}
              {publication && date ? ', ' : null}
              {date}
            </p>
            {coauthors ? (
              <p className="small secondary">{t('providerPage.with', { names: coauthors })}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </EntitySection>
  );
}
