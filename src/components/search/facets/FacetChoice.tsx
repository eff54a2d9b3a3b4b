import { useLayoutEffect, useRef, useState } from 'react';
import type { AnswerFacetOption } from '#src/domain/search/SearchAnswer.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { formatNumber } from '#src/domain/text/formatNumber.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { ChoiceLink } from '#src/ui/Checkbox/ChoiceLink.tsx';
import { Radio } from '#src/ui/Checkbox/Radio.tsx';
import type { ReactNode } from 'react';

export interface FacetChoiceProps {
  search: Search;
  option: AnswerFacetOption;
  label: ReactNode;
  /** Something below it is chosen, not it itself. */
  isPartly?: boolean;
  /** The state with the option chosen or not. */
  toggle: (state: SearchState, isOn: boolean) => SearchState;
  /** Form name of a single choice, which is then a radio button. */
  radioName?: string;
}

/**
 * One option of a facet: a checkbox or radio button that searches at once, and before scripts run a
 * link to the page with that choice made. Whoever stands on the link keeps the focus when it becomes the control.
 */
export function FacetChoice({ search, option, label, isPartly, toggle, radioName }: FacetChoiceProps) {
  const asLinks = useAsLinks(search);
  const link = useRef<HTMLAnchorElement>(null);
  const control = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (asLinks) hadFocus.current = link.current !== null && document.activeElement === link.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      control.current?.querySelector('input')?.focus();
    }
  }, [asLinks]);
  // A box shows that it was pressed before the answer says so of its option.
  const [pressed, setPressed] = useState<{ option: AnswerFacetOption; isOn: boolean }>();
  const own = pressed?.option === option ? pressed.isOn : undefined;
  const count = formatNumber(option.count);
  const isOn = own ?? (option.selected || isPartly === true);
  if (asLinks) {
    return (
      <ChoiceLink
        ref={link}
        label={label}
        count={count}
        look={radioName ? 'radio' : 'checkbox'}
        on={option.selected || (isPartly ? 'some' : false)}
        href={search.hrefOf(toggle(search.state, !isOn))}
      />
    );
  }
  return (
    <div ref={control}>
      {radioName ? (
        <Radio
          name={radioName}
          value={option.displayName}
          label={label}
          count={count}
          checked={option.selected}
          onChange={() => search.change((state) => toggle(state, true))}
        />
      ) : (
        <Checkbox
          label={label}
          count={count}
          checked={isOn}
          indeterminate={own === undefined && isPartly && !option.selected}
          onChange={(next) => {
            setPressed({ option, isOn: next });
            search.choose((state) => toggle(state, next));
          }}
        />
      )}
    </div>
  );
}
