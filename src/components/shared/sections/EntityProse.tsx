import { usePage } from '#src/context/PageContext.tsx';
import { Prose, type ProseProps } from '#src/ui/Prose/Prose.tsx';

/** Running text of the page's entity, marked with its language where the entity has no words in the page's. */
export function EntityProse(props: ProseProps) {
  const { entity, locale } = usePage();
  const prose = <Prose {...props} />;
  return entity && entity.locale !== locale ? <div lang={entity.locale}>{prose}</div> : prose;
}
