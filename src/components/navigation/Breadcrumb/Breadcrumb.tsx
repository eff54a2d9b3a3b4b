import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { breadcrumbItems } from '#src/context/breadcrumb.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Breadcrumb as Trail } from '#src/ui/Breadcrumb/Breadcrumb.tsx';
import type { declaration } from './Breadcrumb.declaration.ts';

/** The way here (Q-117, Q-118, S-347); nothing without an ancestor. `LastItem` replaces the page's own title. */
export function Breadcrumb({ fields, params }: ComponentProps<typeof declaration>) {
  const page = usePage();
  const t = useStrings();
  const items = breadcrumbItems(page, fields.LastItem.value || params.LastItem);
  if (items.length < 2) return null;
  return (
    <div className="Breadcrumb-bar wrap">
      <Trail items={items} label={t('shell.breadcrumb')} />
    </div>
  );
}
