import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { LanguageFlow, PageFlow } from '../api/flowCalls.ts';
import type { StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { Approval } from './Approval.tsx';

const review = { due: '2026-12-05', owner: 'gone', ownerName: 'Olga Petrov', reviewedAt: null };
const language = { language: 'en', state: 'draft', isPending: false, review } as unknown as LanguageFlow;
const flow = {
  ...{ needsApproval: false, kind: null, languages: [language], schedule: [] },
  people: [
    { id: 'ana', name: 'Ana Ruiz' },
    { id: 'mara', name: 'Mara Voss' },
  ],
} as unknown as PageFlow;

it('gives a page to somebody else to look after, by keyboard, and says who had it and has left', async () => {
  const user = userEvent.setup();
  const reviewBy = jest.fn(() => Promise.resolve());
  const { container } = render(
    <ApiContext value={{ reviewBy } as unknown as StudioApi}>
      <Approval flow={flow} language={language} itemId="p" personId="mara" onChanged={() => undefined} />
    </ApiContext>,
  );
  await expectNoAxeViolations(container);
  const who = screen.getByRole('button', { name: /Looked after by$/ });
  expect(who).toHaveTextContent('Olga Petrov (no account any more)');
  act(() => who.focus());
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Nobody yet', 'Mara Voss (you)', 'Ana Ruiz', 'Olga Petrov (no account any more)'],
  ]);
  await user.click(screen.getByRole('option', { name: 'Ana Ruiz' }));
  await user.click(screen.getByRole('button', { name: 'Keep day and name' }));
  expect(reviewBy).toHaveBeenCalledWith('p', 'en', '2026-12-05', 'ana');
  expect(await screen.findByText('Kept.')).toBeVisible();
});
