import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { DetailsEntry } from '#src/ui/DetailsGroup/DetailsEntry.tsx';
import type { declaration } from './AccordionItem.declaration.ts';

/** One item of an accordion, with its label (S-112). `Id` is its address on the page (S-113). */
export function AccordionItem({ rendering, fields, params }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const hasLabel = fields.Label.value !== '';
  if (!hasLabel && mode !== 'edit') return null;
  return (
    <DetailsEntry
      className="AccordionItem"
      panelClassName="AccordionItem-panel blocks"
      id={params.Id || undefined}
      headingLevel={params.HeadingLevel === '2' ? 2 : 3}
      label={
        hasLabel ? (
          <EditableText field={fields.Label} />
        ) : (
          <EditingNote name="AccordionItem" missing={['Label']} />
        )
      }
    >
      <Placeholder name="accordion-item" rendering={rendering} />
    </DetailsEntry>
  );
}
