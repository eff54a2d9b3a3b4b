import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { PickedIcon, pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { linkField } from '#src/declaration/fields.ts';

/** The network elsewhere: an icon that leads there, named by the link's words. */
export function SocialLink({ fields }: ComponentProps) {
  const link = linkField(fields, 'Link');
  if (!link?.href) return <EditingNote name="SocialLink" missing={['Link']} />;
  const icon = pickedIcon(fields, 'Icon');
  return (
    <a className="SocialLink" href={link.href} aria-label={icon ? link.text : undefined} rel="noopener">
      {icon ? <PickedIcon fields={fields} name="Icon" size="1.25rem" /> : link.text}
    </a>
  );
}
