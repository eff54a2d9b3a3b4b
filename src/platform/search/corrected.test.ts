import { withExpressions } from './corrected.ts';
import type { Found } from './Search.ts';

const found = (name: string, corrections: [string, string][] = [], total = 1) =>
  ({ name, answer: { total, corrections: new Map(corrections) } }) as unknown as Found;
const asked = { input: 'physical therapst', locale: 'en', isLiteral: false } as const;
const slip = found('typed', [['therapst', 'therapist']]);

it('looks for an expression as it was meant, and says what was corrected', () => {
  const inputs: string[] = [];
  const again = withExpressions(slip, asked, (input) => {
    inputs.push(input);
    return found('meant');
  });
  expect(inputs).toEqual(['physical therapist']);
  expect(again).toMatchObject({ name: 'meant', answer: { corrections: slip.answer.corrections } });
});

it('leaves what is no expression, what is taken literally, what is right, and what is found no better', () => {
  const never = () => found('meant');
  expect(withExpressions(slip, { ...asked, input: 'tall therapst' }, never)).toBe(slip);
  expect(withExpressions(slip, { ...asked, isLiteral: true }, never)).toBe(slip);
  expect(withExpressions(slip, asked, () => found('nothing', [], 0))).toBe(slip);
  const right = found('typed');
  expect(withExpressions(right, asked, never)).toBe(right);
});
