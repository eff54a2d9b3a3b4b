export interface BreadcrumbItem {
  label: string;
  /** Left out for the page itself, which comes last. */
  href?: string;
  /** Language of the label, when not the page's. */
  lang?: string;
}

/** The way here. Nothing when there is no ancestor. */
export function Breadcrumb({ items, label }: { items: readonly BreadcrumbItem[]; label: string }) {
  if (items.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ol className="Breadcrumb-list">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${item.href ?? ''}${item.label}`} className="Breadcrumb-item">
              {item.href && !last ? (
                <a href={item.href}>{item.label}</a>
              ) : (
                <span aria-current={last ? 'page' : undefined} lang={item.lang}>
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
