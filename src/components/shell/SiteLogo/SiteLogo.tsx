import { logoMark } from '#src/domain/art/logoMark.ts';

/** The network's mark with its name: the first word strong, as on the house's papers. */
export function SiteLogo({ name }: { name: string }) {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return (
    <span className="SiteLogo">
      <span className="SiteLogo-mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logoMark() }} />
      <span className="SiteLogo-name">
        <b>{first}</b> {rest.join(' ')}
      </span>
    </span>
  );
}
