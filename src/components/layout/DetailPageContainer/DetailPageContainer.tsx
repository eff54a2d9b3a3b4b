import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { declaration } from './DetailPageContainer.declaration.ts';

/**
 * The body of an entity's page: sections in a wide column and short facts in a side column (S-014). Without facts
 * the side column collapses, also when its sections turn out empty (D-255). `AsideFirst`: on a phone, and for who listens, it comes
 * before the sections.
 */
export function DetailPageContainer({ rendering, params }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const hasAside = mode === 'edit' || !isPlaceholderEmpty('detail-aside', rendering);
  const isAsideFirst = params.AsideFirst;
  const aside = hasAside ? (
    <div className="DetailPageContainer-aside blocks">
      <Placeholder name="detail-aside" rendering={rendering} />
    </div>
  ) : null;
  return (
    <div className="DetailPageContainer block">
      <div
        className={cx(
          'DetailPageContainer-inside',
          params.AsidePosition === 'left' && 'DetailPageContainer--left',
          isAsideFirst && 'DetailPageContainer--asideFirst',
        )}
      >
        {isAsideFirst ? aside : null}
        <div className="DetailPageContainer-main blocks">
          <Placeholder name="detail-main" rendering={rendering} />
        </div>
        {isAsideFirst ? null : aside}
      </div>
    </div>
  );
}
