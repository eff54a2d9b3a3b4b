import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { textField } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { DetailsEntry } from '#src/ui/DetailsGroup/DetailsEntry.tsx';

/** One item of an accordion, with its label (S-112). `Id` is its address on the page (S-113). */
export function AccordionItem({ rendering, fields, params }: ComponentProps) {
  const { mode } = usePage();
  const hasLabel = textField(fields, 'Label') !== '';
  if (!hasLabel && mode !== 'edit') return null;
  return (
    <DetailsEntry
      className="AccordionItem"
      panelClassName="AccordionItem-panel blocks"
      id={params.Id || undefined}
      headingLevel={params.HeadingLevel === '2' ? 2 : 3}
      label={
        hasLabel ? (
          <EditableText fields={fields} name="Label" />
        ) : (
          <EditingNote name="AccordionItem" missing={['Label']} />
        )
      }
    >
      <Placeholder name="accordion-item" rendering={rendering} />
    </DetailsEntry>
  );
}
