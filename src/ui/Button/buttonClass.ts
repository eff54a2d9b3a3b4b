import { cx } from '#src/ui/cx/cx.ts';
import type { ButtonLook } from './Button.tsx';

/** The class list Button and ButtonLink share. */
export function buttonClass(
  styles: Record<string, string>,
  { look = 'solid', size = 'md', shape = 'pill', block, iconOnly }: ButtonLook & { iconOnly?: boolean },
): string {
  return cx(
    styles.button,
    styles[look],
    styles[size],
    styles[shape],
    block && styles.block,
    iconOnly && styles.iconOnly,
  );
}
