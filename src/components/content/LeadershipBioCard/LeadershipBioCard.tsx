import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { BioCard } from '#src/components/content/BioCard/BioCard.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { textField } from '#src/declaration/fields.ts';

/** One leader's card. */
export function LeadershipBioCard({ fields }: ComponentProps) {
  if (!textField(fields, 'Name')) return <EditingNote name="LeadershipBioCard" missing={['Name']} />;
  return <BioCard fields={fields} />;
}
