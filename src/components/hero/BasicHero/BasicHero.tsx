import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { HeroWords } from '#src/components/shared/hero/HeroWords.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { textField } from '#src/declaration/fields.ts';

/** A page's title and a sentence on what it is for. */
export function BasicHero({ fields }: ComponentProps) {
  if (!textField(fields, 'Headline')) return <EditingNote name="BasicHero" missing={['Headline']} />;
  return (
    <HeroFrame name="BasicHero">
      <HeroWords fields={fields} isWide />
    </HeroFrame>
  );
}
