import { EntitySection } from '#src/components/entity/shared/EntitySection.tsx';
import { localizedPath } from '#src/components/entity/shared/localizedPath.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/ports/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** What the story is about: services and health topics; where and with whom it happened, the hero says (D-137). */
export function PatientStoryDetails() {
  const story = useEntity('ce_patientStory');
  const t = useStrings();
  if (!story) return null;
  const { services, healthTopics } = story;
  const groups = Object.entries({ services, healthTopics }).filter(([, links]) => links.length > 0);
  if (groups.length === 0) {
    return <EditingNote name="PatientStoryDetails" missing={['c_services', 'c_healthTopics']} />;
  }
  return (
    <EntitySection size="small" title={t('patientStory.details')}>
      <DefinitionList
        look="stacked"
        items={groups.map(([key, links]) => ({
          key,
          term: t(`patientStory.details-${key}`),
          description: <Links links={links} />,
        }))}
      />
    </EntitySection>
  );
}

function Links({ links }: { links: readonly EntityLink[] }) {
  const { locale } = usePage();
  return (
    <ul>
      {links.map(({ id, name, path }) => (
        <li key={id} dir="auto">
          <TextLink look="standalone" href={path && localizedPath(path, locale)}>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
