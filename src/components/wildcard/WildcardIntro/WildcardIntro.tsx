import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { PatternRichText } from '#src/editor/Editable/PatternText.tsx';
import { richTextField } from '#src/declaration/fields.ts';

/** Words about a listing, in which {city}, {region}, {specialty} and {type} stand for what its address names. */
export function WildcardIntro({ fields }: ComponentProps) {
  if (!richTextField(fields, 'Text')) return <EditingNote name="WildcardIntro" missing={['Text']} />;
  return (
    <div className="WildcardIntro block">
      <PatternRichText fields={fields} name="Text" />
    </div>
  );
}
