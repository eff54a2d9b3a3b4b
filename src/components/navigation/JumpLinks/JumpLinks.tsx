import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { jumpLinks } from '#src/components/shared/links/jumpLinks.ts';
import { OnThisPage } from '#src/components/shared/links/OnThisPage.tsx';
import type { declaration } from './JumpLinks.declaration.ts';

/** Links to parts of this page: pills in a row, or a list of contents where their words are long. */
export function JumpLinks({ fields, params }: ComponentProps<typeof declaration>) {
  const links = jumpLinks(fields.Children.value);
  if (links.length === 0) return <EditingNote name="JumpLinks" missing={['Label', 'Anchor']} />;
  return (
    <div className="JumpLinks block block--near">
      <OnThisPage links={links} isList={params.Look === 'List'} />
    </div>
  );
}
