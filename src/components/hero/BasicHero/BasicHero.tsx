import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { HeroFrame } from '#src/components/hero/HeroFrame/HeroFrame.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { textField } from '#src/ports/fields.ts';

/** A page's title and a sentence on what it is for. */
export function BasicHero({ fields }: ComponentProps) {
  if (!textField(fields, 'Headline')) return <EditingNote name="BasicHero" missing={['Headline']} />;
  return (
    <HeroFrame name="BasicHero">
      <div className="HeroFrame-words">
        <h1 className="HeroFrame-title HeroFrame-title--wide h-entity">
          <EditableText fields={fields} name="Headline" />
        </h1>
        <div className="HeroFrame-lead">
          <EditableRichText fields={fields} name="Text" />
        </div>
      </div>
    </HeroFrame>
  );
}
