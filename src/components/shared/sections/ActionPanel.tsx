import type { ReactNode } from 'react';
import { EntitySection, type EntitySectionProps } from './EntitySection.tsx';

export interface ActionPanelProps extends Pick<EntitySectionProps, 'isPrinted'> {
  title: string;
  children: ReactNode;
  /** In-page anchor, e.g. `enroll`. */
  id?: string;
}

/**
 * What a reader of the page can do next, raised from the side column. First in that column, it stands over the hero's
 * edge on wide screens; alone in it, it stays in view.
 */
export function ActionPanel({ title, children, id, isPrinted }: ActionPanelProps) {
  return (
    <div id={id} className="ActionPanel">
      <EntitySection title={title} size="small" isPrinted={isPrinted}>
        {children}
      </EntitySection>
    </div>
  );
}
