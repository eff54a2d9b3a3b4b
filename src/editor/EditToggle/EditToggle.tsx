import { Switch } from '#src/ui/Switch/Switch.tsx';

/** A switch only editors see, for parts that are closed on the live page. */
export function EditToggle({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <div className="EditToggle">
      <Switch label={label} checked={isOn} onChange={onChange} />
    </div>
  );
}
