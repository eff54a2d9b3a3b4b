import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { textField } from '#src/ports/fields.ts';
import { usePage } from '#src/ports/PageContext.tsx';
import { Placeholder } from '#src/ports/Placeholder.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDownIcon } from '#src/ui/Icon/glyphs.ts';

/** One item of an accordion, with its label (S-112). `Id` is its address on the page (S-113). */
export function AccordionItem({ rendering, fields, params }: ComponentProps) {
  const { mode } = usePage();
  const Heading = params.HeadingLevel === '2' ? 'h2' : 'h3';
  if (!textField(fields, 'Label') && mode !== 'edit') return null;
  return (
    <details className="AccordionItem Disclosure" id={params.Id || undefined}>
      <summary className="AccordionItem-summary Disclosure-summary">
        <Heading className="AccordionItem-label Disclosure-words">
          {textField(fields, 'Label') ? (
            <EditableText fields={fields} name="Label" />
          ) : (
            <EditingNote name="AccordionItem" missing={['Label']} />
          )}
        </Heading>
        <Icon icon={chevronDownIcon} />
      </summary>
      <div className="AccordionItem-panel Disclosure-panel blocks">
        <Placeholder name="accordion-item" rendering={rendering} />
      </div>
    </details>
  );
}
