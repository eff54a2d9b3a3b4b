import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { Placeholder } from '#src/context/Placeholder.tsx';
import type { declaration } from './VerticalTab.declaration.ts';

/** One tab as editors see it, open under its label; on the live page VerticalTabs draws label and panel. */
export function VerticalTab({ rendering, fields, params }: ComponentProps<typeof declaration>) {
  const label = fields.Label.value;
  return (
    <section className="VerticalTab" id={params.Id || undefined}>
      {label ? <h2 className="h3">{label}</h2> : <EditingNote name="VerticalTab" missing={['Label']} />}
      <div className="blocks">
        <Placeholder name="vertical-tab" rendering={rendering} />
      </div>
    </section>
  );
}
