import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { HeroWords } from '#src/components/shared/hero/HeroWords.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './BasicHero.declaration.ts';

/** A page's title and a sentence on what it is for. */
export function BasicHero({ fields }: ComponentProps<typeof declaration>) {
  if (!fields.Headline.value) return <EditingNote name="BasicHero" missing={['Headline']} />;
  return (
    <HeroFrame name="BasicHero">
      <HeroWords fields={fields} lead={fields.Text} isWide />
    </HeroFrame>
  );
}
