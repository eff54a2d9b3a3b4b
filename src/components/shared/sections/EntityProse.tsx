import { usePage } from '#src/context/PageContext.tsx';
import { localizedLinks } from '#src/domain/links/localizedLinks.ts';
import { Prose, type ProseProps } from '#src/ui/Prose/Prose.tsx';

type EntityProseProps = Pick<ProseProps, 'size'> & { html: string };

/**
 * Running text of the page's entity, marked with its language where the entity has no words in the page's. Its links to
 * pages of this site stay in the page's language.
 */
export function EntityProse({ html, size }: EntityProseProps) {
  const { entity, locale } = usePage();
  const prose = <Prose html={localizedLinks(html, locale)} {...(size && { size })} />;
  return entity && entity.locale !== locale ? <div lang={entity.locale}>{prose}</div> : prose;
}
