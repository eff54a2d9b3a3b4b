import type { RegistryRow } from '#src/components/RegistryRow.ts';

const holder = { folder: 'layout', wake: 'never', pages: 'any', editing: 'L', strings: [] } as const;
const numbered = (name: string) => Array.from({ length: 8 }, (_, index) => `${name}-${index + 1}-{*}`);

/** Structural containers; they only draw their placeholders, so none of them wakes. */
export const layoutRows = {
  ColumnSplitter: { ...holder, placeholders: numbered('column') },
  RowSplitter: { ...holder, placeholders: numbered('row') },
  Container: { ...holder, placeholders: ['container-{*}'] },
  SlimContainer: { ...holder, placeholders: ['slim-container-{*}'] },
  TwoColumnContainer: { ...holder, placeholders: ['two-column-left-{*}', 'two-column-right-{*}'] },
  PartialDesignDynamicPlaceholder: { ...holder, placeholders: ['sxa-{*}'] },
  DetailPageContainer: { ...holder, placeholders: ['detail-main-{*}', 'detail-aside-{*}'] },
} satisfies Record<string, RegistryRow>;
