import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** A phone number to call; nothing when the text is no phone number. */
export function PhoneLink({ number }: { number: string | undefined }) {
  const text = formatPhone(number);
  return text ? (
    <TextLink look="standalone" href={phoneHref(number)}>
      {text}
    </TextLink>
  ) : null;
}
