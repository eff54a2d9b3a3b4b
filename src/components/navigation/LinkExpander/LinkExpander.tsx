import { useId } from 'react';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { EditToggle } from '#src/editor/EditToggle/EditToggle.tsx';
import { useEditToggle } from '#src/editor/EditToggle/useEditToggle.ts';
import { childItems, linkField, textField } from '#src/ports/fields.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { Accordion } from '#src/ui/Accordion/Accordion.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/**
 * Sections of links of which one is open at a time. While editing a switch, remembered for this
 * component, opens all of them to work on (E-063).
 */
export function LinkExpander({ fields, rendering }: ComponentProps) {
  const { mode } = usePage();
  const t = useStrings();
  const base = useId();
  const [isEditingAll, setEditingAll] = useEditToggle('LinkExpander', rendering.uid);
  const sections = childItems(fields).flatMap((section, index) => {
    const title = textField(section.fields, 'Title');
    const links = childItems(section.fields).flatMap((item) => linkField(item.fields, 'Link') ?? []);
    return title && links.length > 0 ? [{ id: `${base}-${index}`, title, links }] : [];
  });
  if (sections.length === 0) return <EditingNote name="LinkExpander" missing={['Title', 'Children']} />;
  const items = sections.map(({ id, title, links }) => ({
    id,
    label: title,
    defaultOpen: isEditingAll,
    content: (
      <ul className="LinkExpander-links">
        {links.map((link) => (
          <li key={`${link.href}${link.text}`}>
            <TextLink
              look="plain"
              href={link.href}
              {...(link.isNewWindow ? { newWindowLabel: t('navigation.newWindow') } : {})}
            >
              {link.text}
            </TextLink>
          </li>
        ))}
      </ul>
    ),
  }));
  return (
    <div className="LinkExpander block">
      {mode === 'edit' ? (
        <EditToggle label={t('navigation.editSections')} isOn={isEditingAll} onChange={setEditingAll} />
      ) : null}
      <Accordion key={String(isEditingAll)} items={items} single={!isEditingAll} headingLevel={3} />
    </div>
  );
}
