import { emailText } from '#src/domain/text/emailText.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** An address to write to; one longer than 32 characters shows as the word for it. */
export function EmailLink({ address, word }: { address: string; word: string }) {
  return (
    <TextLink look="standalone" href={`mailto:${address}`}>
      {emailText(address, word)}
    </TextLink>
  );
}
