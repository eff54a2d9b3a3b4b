import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { navItems } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** The small links beside the menu; each site has its own (S-006, Q-178). Without an address: plain words. */
export function HeaderUtilityLinks({ fields }: ComponentProps) {
  const { locale, mode } = usePage();
  const items = navItems(fields, locale, 1);
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
