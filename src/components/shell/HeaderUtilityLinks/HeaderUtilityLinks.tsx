import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { declaration } from './HeaderUtilityLinks.declaration.ts';

/** The small links beside the menu; each site has its own (S-006, Q-178). Without an address: plain words. */
export function HeaderUtilityLinks({ fields }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const items = fields.Children.value;
  if (items.length === 0) return <EditingNote name="HeaderUtilityLinks" missing={['Children']} />;
  return (
    <ul className="HeaderUtilityLinks">
      {items.map((item) => (
        <li key={item.id}>
          <TextLink look="plain" href={mode === 'edit' ? undefined : item.href}>
            {item.title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
