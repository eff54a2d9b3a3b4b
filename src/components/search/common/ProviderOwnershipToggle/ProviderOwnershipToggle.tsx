import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { chooseOwnership, PROVIDER_VERTICAL, showsAffiliated } from '#src/domain/search/providerOwnership.ts';
import { formatNumber } from '#src/domain/text/formatNumber.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl/SegmentedControl.tsx';
import { useOwnershipCounts } from './useOwnershipCounts.ts';
import type { declaration } from './ProviderOwnershipToggle.declaration.ts';

interface Labels {
  own: string | undefined;
  affiliated: string | undefined;
}

/**
 * The network's own providers or affiliated ones (Q-293, Q-350, C-090, C-091), each with its count.
 * Choosing goes back to the first page and searches again. Only in the search of providers.
 */
export function ProviderOwnershipToggle({ params, fields }: ComponentProps<typeof declaration>) {
  const labels = {
    own: setting(fields.OwnLabel, params.OwnLabel),
    affiliated: setting(fields.AffiliatedLabel, params.AffiliatedLabel),
  };
  return (
    <SearchPart name="ProviderOwnershipToggle" params={params}>
      {(search) =>
        search.state.verticalKey === PROVIDER_VERTICAL ? <Toggle search={search} labels={labels} /> : null
      }
    </SearchPart>
  );
}

function Toggle({ search, labels }: { search: Search; labels: Labels }) {
  const t = useStrings();
  const { config } = usePage();
  const asLinks = useAsLinks(search);
  const { product } = config;
  const isOwn = !showsAffiliated(search.state, product);
  const { chosen, other } = useOwnershipCounts(search, isOwn, product);
  const said = (count: number | null | undefined) =>
    count === undefined ? (
      <span className="ProviderOwnershipToggle-settling">…</span>
    ) : count === null ? undefined : (
      formatNumber(count)
    );
  const option = (own: boolean, label: string) => ({
    value: own ? 'own' : 'affiliated',
    label,
    count: said(own === isOwn ? chosen : other),
    ...(asLinks && { href: search.hrefOf(chooseOwnership(search.state, own, product)) }),
  });
  return (
    <div className="ProviderOwnershipToggle">
      <SegmentedControl
        label={t('facets.ownership')}
        block
        value={isOwn ? 'own' : 'affiliated'}
        onChange={(value) => search.change((state) => chooseOwnership(state, value === 'own', product))}
        options={[
          option(true, labels.own ?? t('facets.own', { product })),
          option(false, labels.affiliated ?? t('facets.affiliated')),
        ]}
      />
    </div>
  );
}
