import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { BioCard } from '#src/components/content/BioCard/BioCard.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './LeadershipBioCard.declaration.ts';

/** One leader's card. */
export function LeadershipBioCard({ fields }: ComponentProps<typeof declaration>) {
  if (!fields.Name.value) return <EditingNote name="LeadershipBioCard" missing={['Name']} />;
  return <BioCard fields={fields} />;
}
