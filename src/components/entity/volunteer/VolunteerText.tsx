import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';
import type { VolunteerOpportunity } from '#src/domain/entities/VolunteerOpportunity.ts';
import type { StringKey } from '#src/i18n/StringKey.ts';

/** A section of the page that is one rich text; nothing when it is empty. */
export function VolunteerText({
  name,
  field,
  title,
  textOf,
}: {
  /** Rendering name, as the editor knows it. */
  name: string;
  /** Name of the field in the directory. */
  field: string;
  /** Key of the heading. */
  title: StringKey<'volunteer'>;
  textOf: (opportunity: VolunteerOpportunity) => SafeHtml | undefined;
}) {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  if (!opportunity) return null;
  const html = textOf(opportunity);
  if (!html) return <EditingNote name={name} missing={[field]} />;
  return (
    <EntitySection title={t(title)}>
      <EntityProse html={html} />
    </EntitySection>
  );
}
