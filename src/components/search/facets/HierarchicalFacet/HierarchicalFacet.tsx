import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { AnswerFacetOption } from '#src/domain/search/SearchAnswer.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { FacetGroup, FacetGroupSkeleton } from '#src/components/search/facets/FacetGroup.tsx';
import {
  offeredOptions,
  optionKey,
  shownOptions,
  withHierarchicalOption,
  withoutOption,
} from '#src/components/search/common/facetSelection.ts';
import { showMoreLimit } from '#src/domain/search/facetRules.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { hierarchyPath } from '#src/domain/search/hierarchicalFacet.ts';
import { FacetChoice } from '#src/components/search/facets/FacetChoice.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import { ShowMore } from '#src/ui/ShowMore/ShowMore.tsx';
import type { declaration } from './HierarchicalFacet.declaration.ts';

interface Node {
  option: AnswerFacetOption;
  name: string;
  children: Node[];
  /** It or something below it is selected. */
  isOpen: boolean;
}

/**
 * A facet whose options are paths ("Imaging > MRI"): the levels below an option show once it is chosen.
 * Taking an option away takes its descendants too and goes back to its parent.
 */
export function HierarchicalFacet({ params, fields }: ComponentProps<typeof declaration>) {
  const fieldId = setting(fields.FacetFieldId, params.FacetFieldId);
  return (
    <SearchPart
      name="HierarchicalFacet"
      params={params}
      problem={fieldId ? undefined : 'Facet field ID required'}
    >
      {(search) => (
        <Facet
          search={search}
          fieldId={fieldId ?? ''}
          label={setting(fields.Label, params.Label)}
          limit={showMoreLimit(params.ShowMoreLimit)}
        />
      )}
    </SearchPart>
  );
}

interface FacetProps {
  search: Search;
  fieldId: string;
  label: string | undefined;
  limit: number;
}

function Facet({ search, fieldId, label, limit }: FacetProps) {
  const t = useStrings();
  const asLinks = useAsLinks(search);
  const facet = search.answer?.facets.find((one) => one.fieldId === fieldId);
  if (!search.answer) return label ? <FacetGroupSkeleton search={search} label={label} /> : null;
  const options = offeredOptions(search.answer, search.state, fieldId);
  if (options.length === 0) return null;
  const name = label || facet?.displayName || fieldId;
  const roots = treeOf(options);
  const toggle = (state: SearchState, option: AnswerFacetOption, isOn: boolean) => {
    const current = shownOptions(facet?.options ?? [], state, fieldId);
    return isOn
      ? withHierarchicalOption(state, fieldId, option, current)
      : withoutOption(state, fieldId, option, current);
  };
  return (
    <FacetGroup label={name}>
      <ShowMore
        listClassName="FacetGroup-options"
        drawsOnDemand={!asLinks}
        initial={limit}
        moreLabel={t('search.showMoreOf', { count: roots.length - limit, label: name })}
        lessLabel={t('search.showLessOf', { label: name })}
        items={roots.map((node) => ({
          key: optionKey(node.option),
          content: <Branch search={search} node={node} toggle={toggle} />,
        }))}
      />
    </FacetGroup>
  );
}

interface BranchProps {
  search: Search;
  node: Node;
  toggle: (state: SearchState, option: AnswerFacetOption, isOn: boolean) => SearchState;
}

function Branch({ search, node, toggle }: BranchProps) {
  const { option, name, children, isOpen } = node;
  return (
    <>
      <FacetChoice
        search={search}
        option={option}
        label={name}
        isPartly={isOpen}
        toggle={(state, isOn) => toggle(state, option, isOn)}
      />
      {isOpen && children.length > 0 ? (
        <ul className="FacetGroup-children">
          {children.map((child) => (
            <li key={optionKey(child.option)}>
              <Branch search={search} node={child} toggle={toggle} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The options as a tree; one whose parent is not among them stands at the top under its whole path. */
function treeOf(options: readonly AnswerFacetOption[]): Node[] {
  const nodes = new Map<string, Node>();
  for (const option of options) {
    const path = hierarchyPath(option.displayName);
    nodes.set(path.join('>'), { option, name: option.displayName, children: [], isOpen: option.selected });
  }
  const roots: Node[] = [];
  for (const [key, node] of nodes) {
    const path = key.split('>');
    const parent = nodes.get(path.slice(0, -1).join('>'));
    if (!parent) roots.push(node);
    else {
      node.name = path.at(-1) ?? node.name;
      parent.children.push(node);
    }
  }
  const open = (node: Node): boolean => {
    const below = node.children.map(open);
    node.isOpen ||= below.includes(true);
    return node.isOpen;
  };
  roots.forEach(open);
  return roots;
}
