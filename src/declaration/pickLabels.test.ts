import { rows } from '#src/components/rows.generated.ts';
import { editor } from '#src/i18n/en/editor.ts';
import type { RegistryRow } from './RegistryRow.ts';

it('every field that gets a picker has words for its label', () => {
  const names = Object.values(rows as Record<string, RegistryRow>).flatMap(({ fields = {} }) =>
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'reference' || kind === 'icon' ? [`editor.field-${name}`] : [],
    ),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((key) => !Object.hasOwn(editor, key))).toEqual([]);
});
