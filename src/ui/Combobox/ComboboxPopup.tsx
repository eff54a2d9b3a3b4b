import { Highlight } from '#src/ui/Highlight/Highlight.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';

/** The list below a combobox: its options in their groups, or the word that there are none. */
export function ComboboxPopup<Option extends ComboboxOption>({
  label,
  options,
  loading,
  loadingMessage,
  emptyMessage,
  footer,
  base,
  optionId,
  isShown,
  activeId,
  onTake,
}: Pick<
  ComboboxProps<Option>,
  'label' | 'options' | 'loading' | 'loadingMessage' | 'emptyMessage' | 'footer'
> & {
  /** Begins every id. */
  base: string;
  optionId: (id: string) => string;
  isShown: boolean;
  activeId: string | undefined;
  onTake: (id: string) => void;
}) {
  const rowOf = (option: Option) => (
    // The keyboard reaches options through the field (aria-activedescendant).
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      key={option.id}
      id={optionId(option.id)}
      role="option"
      aria-selected={option.id === activeId}
      className="Combobox-option"
      onPointerDown={(event) => event.preventDefault()} // keep the focus in the field
      onClick={() => onTake(option.id)}
    >
      {option.icon ? <Icon icon={option.icon} /> : null}
      <span className="Combobox-words">
        <Highlight text={option.label} spans={option.highlights} />
        {option.detail ? <span className="Combobox-detail"> {option.detail}</span> : null}
      </span>
    </li>
  );
  return (
    <div className="Combobox-popup" hidden={!isShown}>
      {options.length === 0 ? (
        <div className="Combobox-message">{loading ? loadingMessage : emptyMessage}</div>
      ) : (
        <ul id={`${base}-list`} role="listbox" aria-label={label} className="Combobox-list">
          {groupsOf(options).map((group, index) => {
            const rows = group.options.map(rowOf);
            if (group.name === undefined) return rows;
            const groupId = `${base}-group-${index}`;
            return (
              <li key={groupId} role="presentation">
                <ul role="group" aria-labelledby={groupId}>
                  <li role="presentation" id={groupId} className="Combobox-group">
                    {group.name}
                  </li>
                  {rows}
                </ul>
              </li>
            );
          })}
        </ul>
      )}
      {footer && options.length > 0 ? <div className="Combobox-message">{footer}</div> : null}
    </div>
  );
}

function groupsOf<Option extends ComboboxOption>(options: readonly Option[]) {
  const groups: { name: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}
