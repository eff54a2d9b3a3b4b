import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { EditedPage, Language, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from './ApiContext.ts';
import { usePage } from './usePage.ts';

it('another language: the page before stays to be seen until it is there, and is not taken for it', async () => {
  const answers: ((page: EditedPage) => void)[] = [];
  const page = () => new Promise<EditedPage>((answer) => answers.push(answer));
  const arrives = (language: Language) =>
    act(async () => answers.shift()!({ id: 'about', language } as EditedPage));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={{ page } as unknown as StudioApi}>{children}</ApiContext>
    </SWRConfig>
  );
  const { result, rerender } = renderHook(({ language }) => usePage('about', language), {
    wrapper,
    initialProps: { language: 'en' as Language },
  });
  expect(result.current).toMatchObject({ page: undefined, isBehind: false });
  await arrives('en');
  await waitFor(() => expect(result.current).toMatchObject({ page: { language: 'en' }, isBehind: false }));
  rerender({ language: 'es' });
  expect(result.current).toMatchObject({ page: { language: 'en' }, isBehind: true });
  await waitFor(() => expect(answers).toHaveLength(1));
  await arrives('es');
  await waitFor(() => expect(result.current).toMatchObject({ page: { language: 'es' }, isBehind: false }));
});
