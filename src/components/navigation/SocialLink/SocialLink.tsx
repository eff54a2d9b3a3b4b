import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PickedIcon, pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './SocialLink.declaration.ts';

/** The network elsewhere: an icon that leads there, named by the link's words. */
export function SocialLink({ fields }: ComponentProps<typeof declaration>) {
  const link = fields.Link.value;
  if (!link?.href) return <EditingNote name="SocialLink" missing={['Link']} />;
  const icon = pickedIcon(fields.Icon.value);
  return (
    <a className="SocialLink" href={link.href} aria-label={icon ? link.text : undefined} rel="noopener">
      {icon ? <PickedIcon field={fields.Icon} size="1.25rem" /> : link.text}
    </a>
  );
}
