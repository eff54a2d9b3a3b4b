import { render, screen } from '@testing-library/react';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

const unbroken = () => [...document.querySelectorAll('.unbroken')].map(({ textContent }) => textContent);

it.each([
  ['415-555-0142', ['415-555-0142']],
  ['Línea de enfermería 415-555-0142', ['415-555-0142']],
  ['Call 1-800-222-1222, or 510-555-0120', ['1-800-222-1222', '510-555-0120']],
  ['415-555-0142, ext. 42', ['415-555-0142, ext. 42']],
  ['Call 911', []],
])('a phone number a link says is on one line, the words around it are not: %s', (text, numbers) => {
  for (const Link of [TextLink, ButtonLink]) {
    const { unmount } = render(<Link href="tel:+14155550142">{text}</Link>);
    expect(screen.getByRole('link')).toHaveTextContent(text);
    expect(screen.getByRole('link').childElementCount).toBeLessThan(2);
    expect(unbroken()).toEqual(numbers);
    unmount();
  }
});

it('a link that leads elsewhere is left as it is', () => {
  render(<TextLink href="/contact">415-555-0142</TextLink>);
  expect(unbroken()).toEqual([]);
});
