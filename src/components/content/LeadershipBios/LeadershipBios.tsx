import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { BioCard } from '#src/components/content/BioCard/BioCard.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';
import type { declaration } from './LeadershipBios.declaration.ts';

/**
 * The people who lead the network: bios of its datasource and cards placed in it. One bio is open at a time.
 */
export function LeadershipBios({ fields, rendering }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const bios = fields.Children.value.filter((item) => item.fields.Name.value);
  const hasCards = !isPlaceholderEmpty('leadership-bios', rendering);
  if (bios.length === 0 && !hasCards && mode !== 'edit') return null;
  return (
    <div className="LeadershipBios block">
      {bios.length === 0 && !hasCards ? <EditingNote name="LeadershipBios" missing={['Children']} /> : null}
      <div className="LeadershipBios-grid">
        {bios.map((item) => (
          <BioCard key={item.id} fields={item.fields} />
        ))}
        <Placeholder name="leadership-bios" rendering={rendering} />
      </div>
    </div>
  );
}
