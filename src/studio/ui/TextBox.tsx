import { useState } from 'react';
import type { ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components';

interface TextBoxProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Said at the end of the label's line, such as the kind of the field. */
  aside?: ReactNode;
  help?: string | undefined;
  error?: string | undefined;
  /** What is wrong with it only once somebody has been in it and left it so, such as that nothing is written. */
  errorOnLeaving?: string | undefined;
  rows?: number;
  type?: 'text' | 'email' | 'password' | 'url' | 'date';
  autoComplete?: string;
  name?: string;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** It is what its dialog begins with. */
  hasFocus?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** A text with its label, help and what is wrong with it, tied together for whoever hears them. */
export function TextBox(props: TextBoxProps) {
  const { label, aside, help, errorOnLeaving, rows, type = 'text', autoComplete, hasFocus, ...field } = props;
  const [wasLeft, setWasLeft] = useState(false);
  const error = props.error ?? (wasLeft ? errorOnLeaving : undefined);
  return (
    <TextField
      {...field}
      {...(hasFocus ? { autoFocus: true } : {})}
      onBlur={() => {
        setWasLeft(true);
        field.onBlur?.();
      }}
      type={type}
      isInvalid={error !== undefined}
      className="TextBox"
    >
      <span className="TextBox-head">
        <Label>{label}</Label>
        {aside ? <span className="TextBox-aside">{aside}</span> : null}
      </span>
      {rows ? <TextArea rows={rows} /> : <Input {...(autoComplete ? { autoComplete } : {})} />}
      {help ? (
        <Text slot="description" className="TextBox-help">
          {help}
        </Text>
      ) : null}
      <FieldError className="TextBox-error">{error}</FieldError>
    </TextField>
  );
}
