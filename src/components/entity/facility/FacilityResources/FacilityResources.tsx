import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { isValidLink } from '#src/domain/links/siteUrl.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { documentIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Resources and forms; one without a valid link is not shown (D-105, R-124). */
export function FacilityResources() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  const resources = facility.resources.filter(({ href, text }) => isValidLink(href) && text.trim() !== '');
  if (resources.length === 0) return <EditingNote name="FacilityResources" missing={['c_resources']} />;
  return (
    <EntitySection isPrinted={false} title={t('facility.resources')}>
      <ul className="FacilityResources">
        {resources.map(({ href, text }) => (
          <li key={`${href} ${text}`} className="FacilityResources-item" dir="auto">
            <Icon icon={documentIcon} />
            <TextLink look="standalone" href={localizedPath(href, locale)}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </EntitySection>
  );
}
