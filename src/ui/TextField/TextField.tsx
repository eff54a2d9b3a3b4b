import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { alertIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'onChange' | 'size'> & {
  label: string;
  /** Still read out, not drawn: only where an icon and a heading beside it say the same. */
  labelHidden?: boolean;
  onChange?: (value: string) => void;
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string;
  icon?: IconShape;
  /** bare: inside a box that is drawn by the parent. */
  look?: 'field' | 'bare';
};

/** A one-line field with its label inside the box. */
export function TextField({
  label,
  labelHidden,
  onChange,
  hint,
  error,
  icon,
  look = 'field',
  id,
  ...rest
}: TextFieldProps) {
  const made = useId();
  const hintId = hint ? `${made}-hint` : undefined;
  const errorId = error ? `${made}-error` : undefined;
  return (
    <div className="TextField">
      <label className={cx('TextField-box', `TextField-${look}`, error && 'TextField-invalid')}>
        {icon ? <Icon icon={icon} /> : null}
        <span className="TextField-lines">
          <span className={labelHidden ? 'visually-hidden' : 'TextField-label'}>{label}</span>
          <input
            type="text"
            id={id}
            className="TextField-input"
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(errorId, hintId) || undefined}
            onChange={(event) => onChange?.(event.target.value)}
            {...rest}
          />
        </span>
      </label>
      {error ? (
        <p id={errorId} className="TextField-error">
          <Icon icon={alertIcon} /> {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="TextField-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
