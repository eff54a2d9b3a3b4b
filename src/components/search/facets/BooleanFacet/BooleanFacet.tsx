import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import { setting } from '#src/components/search/common/setting.ts';
import type { declaration } from './BooleanFacet.declaration.ts';

/**
 * A yes-or-no facet as one checkbox: only the true option, under the label the editor gave it. Hidden without a true
 * option.
 */
export function BooleanFacet(props: ComponentProps<typeof declaration>) {
  const label = setting(props.fields.OptionLabel, props.params.OptionLabel);
  return (
    <OptionFacet
      {...props}
      name="BooleanFacet"
      isBare
      rule={(displayName) => ({ kind: 'boolean', label: label || displayName })}
    />
  );
}
