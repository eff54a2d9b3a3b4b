import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { Icon } from './Icon.tsx';

interface PickedProps {
  label: string;
  /** Over the field; else only whoever hears it is told. */
  isLabelHidden?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

/** One of a few, on paper. */
export function Picked({
  label,
  isLabelHidden = false,
  value,
  options,
  isDisabled = false,
  onChange,
}: PickedProps) {
  return (
    <Select
      className="TextBox Picked"
      value={value}
      isDisabled={isDisabled}
      onChange={(key) => key !== null && onChange(String(key))}
    >
      <Label className={isLabelHidden ? 'Announcer' : 'Picked-label'}>{label}</Label>
      <Button className="Choice-button Picked-button">
        <SelectValue />
        <span className="Choice-arrow">
          <Icon name="open" />
        </span>
      </Button>
      <Popover className="Popover">
        <ListBox items={options.map((option) => ({ id: option.value, ...option }))} className="Menu">
          {(option) => <ListBoxItem className="Menu-row">{option.label}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  );
}
