import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Disclosure } from './Disclosure.tsx';

afterEach(() => {
  window.location.hash = '';
});

it('shows and hides its panel by mouse and keyboard', async () => {
  const { container } = render(
    <Disclosure summary="Board certifications" headingLevel={3}>
      Family medicine
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: 'Board certifications', expanded: false });
  expect(screen.getByRole('heading', { level: 3 })).toContainElement(button);
  expect(screen.getByText('Family medicine')).not.toBeVisible();
  await expectNoAxeViolations(container);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Family medicine')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Family medicine')).not.toBeVisible();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Family medicine')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('opens when the address already names it', () => {
  window.location.hash = '#plans';
  render(
    <Disclosure id="plans" summary="Plans">
      All plans
    </Disclosure>,
  );
  expect(screen.getByText('All plans')).toBeVisible();
});

it('opens when the address comes to name it, and stays shut for another', () => {
  render(
    <Disclosure id="préstamo" summary="Plans">
      All plans
    </Disclosure>,
  );
  const go = (hash: string) =>
    act(() => {
      window.location.hash = hash;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
  go('#other');
  go('#%E0%A4%A');
  expect(screen.getByText('All plans')).not.toBeVisible();
  go('#pr%C3%A9stamo');
  expect(screen.getByText('All plans')).toBeVisible();
});

it('leaves the state to the parent that holds it', async () => {
  const toggle = jest.fn();
  render(
    <Disclosure summary="Plans" open={false} onToggle={toggle}>
      All plans
    </Disclosure>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(toggle).toHaveBeenCalledWith(true);
  expect(screen.getByText('All plans')).not.toBeVisible();
});
