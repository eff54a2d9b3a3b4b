import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { Help } from './HelpPanel.data.ts';
import type { declaration } from './HelpPanel.declaration.ts';

/** What a component shows and what belongs in its fields, for editors (E-071). Visitors see nothing. */
export function HelpPanel({ params, data: help }: ComponentProps<typeof declaration, Help>) {
  const t = useStrings();
  if (usePage().mode !== 'edit') return null;
  if (!params.Topic) return <EditingNote name="HelpPanel" missing={['Topic']} />;
  if (!help) return <EditingNote name="HelpPanel" reason={t('editor.noHelp', { name: params.Topic })} />;
  return (
    <aside className="HelpPanel wrap" aria-label={t('editor.helpFor', { name: help.title })}>
      <p>
        <strong>{help.title}</strong>
      </p>
      <p>{help.about}</p>
      <ul>
        {help.entries.map(({ name, isRequired, help: line }) => (
          <li key={name}>
            <code>{name}</code>
            {isRequired ? ` (${t('editor.required')})` : null}
            {line ? ` ${line}` : null}
          </li>
        ))}
      </ul>
    </aside>
  );
}
