import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { Icon } from '../ui/Icon.tsx';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few, on the bar. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Select className="Choice" value={value} onChange={(key) => key !== null && onChange(String(key))}>
      <Label className="Announcer">{label}</Label>
      <Button className="Choice-button">
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
