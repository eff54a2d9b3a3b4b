import { useStrings } from '#src/context/PageContext.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** Rows of a result's height, which keep the place until the first results are here. */
export function ResultsSkeleton({ rows = 6 }: { rows?: number }) {
  const t = useStrings();
  return (
    <div className="VerticalResults VerticalResults--waiting">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} kind="card" label={row === 0 ? t('search.loadingResults') : undefined} />
      ))}
    </div>
  );
}
