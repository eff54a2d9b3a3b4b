import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { MediaDetail, MediaItem, ReplaceAnswer, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';

const media = { id: 'm', name: 'Heart house', kind: 'picture' } as MediaItem;
const use = (name: string) => ({
  ...{ itemId: name, name, path: `/${name}`, locale: 'en' as const, isLive: true },
});
const detail: MediaDetail = { media, uses: ['Hearts', 'Lungs'].map(use), hiddenUses: 5 };
const file = new File(['x'], 'new.jpg', { type: 'image/jpeg' });

function open(answer: ReplaceAnswer) {
  const replaceMedia = jest.fn(() => Promise.resolve(answer));
  const onReplaced = jest.fn();
  render(
    <ApiContext value={{ replaceMedia } as unknown as StudioApi}>
      <Toasts>
        <ReplaceFile media={media} detail={detail} onReplaced={onReplaced} />
      </Toasts>
    </ApiContext>,
  );
  return { replaceMedia, onReplaced, user: userEvent.setup() };
}
const chosen = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Replace the file…' }));
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
};

it('says where a file is shown and what will happen before another one is chosen, then what happened', async () => {
  const { replaceMedia, onReplaced, user } = open({ kind: 'replaced', detail, drafts: 2, left: 1 });
  await user.click(screen.getByRole('button', { name: 'Replace the file…' }));
  const dialog = screen.getByRole('dialog', { name: 'Another file for “Heart house”' });
  expect(dialog).toHaveTextContent('It is shown in 7 places:');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Hearts en', 'Lungs en', 'and 5 more'],
  ]);
  expect(dialog).toHaveTextContent('Visitors see it when those pages are next published');
  expect(document.querySelector('input[type="file"]')).toHaveAttribute(
    'accept',
    expect.not.stringContaining('pdf'),
  );
  await expectNoAxeViolations(document.body);
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  expect(replaceMedia).toHaveBeenCalledWith('m', file);
  await waitFor(() => expect(onReplaced).toHaveBeenCalledWith(detail));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    screen.getByText(/2 drafts show it; publish them for visitors. 1 page that you may not/),
  ).toBeVisible();
});

it('says in the dialog why a file was not taken, and stays open', async () => {
  const { onReplaced, user } = open({ kind: 'refused', why: 'other-kind' });
  await chosen(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('A picture takes the place of a picture');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onReplaced).not.toHaveBeenCalled();
});
