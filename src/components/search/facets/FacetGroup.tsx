import { useId, type ReactNode } from 'react';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** A named group of filter options in the panel; `role` is 'radiogroup' where only one can be chosen. */
export function FacetGroup({
  label,
  role = 'group',
  children,
}: {
  label: string;
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="FacetGroup far" role={role} aria-labelledby={id}>
      <h3 id={id} className="FacetGroup-label">
        {label}
      </h3>
      {children}
    </div>
  );
}

/** Keeps a group's place until the first answer says what is in it. */
export function FacetGroupSkeleton({ search, label }: { search: Search; label: string }) {
  const t = useStrings();
  if (search.phase === 'failed') return null;
  return (
    <div className="FacetGroup FacetGroup--waiting">
      <span className="FacetGroup-label">{label}</span>
      <Skeleton kind="rows" lines={4} label={t('search.loadingFilters')} />
    </div>
  );
}
