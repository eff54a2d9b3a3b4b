import { useId } from 'react';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditToggle } from '#src/editor/EditToggle/EditToggle.tsx';
import { editToggleKey } from '#src/editor/EditToggle/wireEditToggles.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';
import type { declaration } from './Accordion.declaration.ts';

/**
 * Items that open and close (S-112), on the platform's own `<details>`: no script of its own, and a link to an item opens
 * it (S-113). While editing, and only then, a switch opens all items (E-060 – E-062).
 */
export function Accordion({ rendering, fields }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const t = useStrings();
  const id = useId();
  const headline = fields.Headline.value;
  if (mode !== 'edit' && !headline && isPlaceholderEmpty('accordion-items', rendering)) return null;
  return (
    <section className="Accordion-block block" aria-labelledby={headline ? id : undefined}>
      {headline ? (
        <h2 id={id} className="Accordion-title">
          <EditableText field={fields.Headline} />
        </h2>
      ) : null}
      {mode === 'edit' ? (
        <EditToggle
          label={t('content.editAccordion')}
          storageKey={editToggleKey('Accordion', rendering.uid)}
        />
      ) : null}
      <div className="Accordion">
        <Placeholder
          name="accordion-items"
          rendering={headline || mode === 'edit' ? rendering : withLevelTwo(rendering)}
        />
      </div>
    </section>
  );
}

/**
 * Without a headline the items' labels stand in its place in the outline. Told by parameter: each placed component is
 * drawn on its own, out of reach of a context.
 */
function withLevelTwo(rendering: ComponentRendering): ComponentRendering {
  const placeholders = Object.entries(rendering.placeholders ?? {}).map(([name, children]) => [
    name,
    children.map((child) =>
      'componentName' in child ? { ...child, params: { ...child.params, HeadingLevel: '2' } } : child,
    ),
  ]);
  return {
    ...rendering,
    placeholders: Object.fromEntries(placeholders) as ComponentRendering['placeholders'],
  };
}
