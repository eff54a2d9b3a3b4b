import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { PatternRichText } from '#src/editor/Editable/PatternText.tsx';
import type { declaration } from './WildcardIntro.declaration.ts';

/** Words about a listing, in which {city}, {region}, {specialty} and {type} stand for what its address names. */
export function WildcardIntro({ fields }: ComponentProps<typeof declaration>) {
  if (!fields.Text.value) return <EditingNote name="WildcardIntro" missing={['Text']} />;
  return (
    <div className="WildcardIntro block">
      <PatternRichText field={fields.Text} />
    </div>
  );
}
