import { useEffect } from 'react';
import type { ComponentType } from 'react';
import type { RichTextFieldProps } from '../richText/RichTextField.tsx';
import { laterPart, useLaterPart } from '../ui/later.tsx';

/** The page comes first; then the editor is fetched, so that it is there when the connection is not. */
const LATER_MS = 1500;

const editor = laterPart(async () => (await import('../richText/RichTextField.tsx')).RichTextField);

/** Fetches the editor of rich text before somebody needs it. */
export function useRichTextAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void editor.load(), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The editor of rich text; undefined as long as it cannot be had, which takes nothing from the rest of the page. */
export const useRichTextField = (): ComponentType<RichTextFieldProps> | undefined =>
  useLaterPart(editor).Part;
