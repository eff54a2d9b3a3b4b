import { useId } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { EditToggle } from '#src/editor/EditToggle/EditToggle.tsx';
import { editToggleKey } from '#src/editor/EditToggle/wireEditToggles.ts';
import { type LinkField } from '#src/declaration/fields.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Accordion } from '#src/ui/Accordion/Accordion.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { declaration } from './LinkExpander.declaration.ts';

/**
 * Sections of links of which one is open at a time. While editing a switch, remembered for this
 * component, opens all of them to work on (E-063).
 */
export function LinkExpander({ fields, rendering }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const t = useStrings();
  const base = useId();
  const sections = fields.Children.value.flatMap((section, index) => {
    const title = section.fields.Title.value;
    const links = section.fields.Children.value.flatMap((item) => item.fields.Link.value ?? []);
    return title && links.length > 0 ? [{ id: `${base}-${index}`, title, links }] : [];
  });
  if (sections.length === 0) return <EditingNote name="LinkExpander" missing={['Title', 'Children']} />;
  if (mode === 'edit') {
    return (
      <div className="LinkExpander block">
        <EditToggle
          label={t('navigation.editSections')}
          storageKey={editToggleKey('LinkExpander', rendering.uid)}
        />
        {sections.map(({ id, title, links }) => (
          <details key={id} className="Disclosure" name={base}>
            <summary className="Disclosure-summary">{title}</summary>
            <Links links={links} />
          </details>
        ))}
      </div>
    );
  }
  return (
    <div className="LinkExpander block">
      <Accordion
        single
        headingLevel={2}
        items={sections.map(({ id, title, links }) => ({
          id,
          label: title,
          content: <Links links={links} />,
        }))}
      />
    </div>
  );
}

function Links({ links }: { links: readonly LinkField[] }) {
  const t = useStrings();
  return (
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
  );
}
