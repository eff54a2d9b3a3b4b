import { Switch } from '#src/ui/Switch/Switch.tsx';

/**
 * A switch only editors see, for parts that are closed on the live page. Drawn by the server like everything while
 * editing; `wireEditToggles` gives it its memory and its effect on the element around it.
 */
export function EditToggle({ label, storageKey }: { label: string; storageKey: string }) {
  return (
    <div className="EditToggle" data-editor-tool="" data-edit-toggle={storageKey}>
      <Switch label={label} />
    </div>
  );
}
