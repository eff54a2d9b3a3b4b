import useSWR from 'swr';
import type { BinnedPage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import { binRows } from './binRows.ts';
import type { PageActProps } from './PageAct.ts';

/** What was deleted, and the way back. */
export function Bin({
  site,
  rights,
  onDone,
  onClose,
}: Pick<PageActProps, 'site' | 'rights' | 'onDone' | 'onClose'>) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const { data, error, mutate } = useSWR<BinnedPage[], Error>(['bin', site.name], () => api.bin(site.name), {
    dedupingInterval: 0,
  });
  const { isBusy, problem, run } = useAct();
  const takeBack = (page: BinnedPage) =>
    run(
      () => api.undeletePage(page.id),
      () => {
        toast({ text: say('tookBack', { name: page.name }) });
        onDone(page.id);
        onClose();
      },
    );
  const publish = (page: BinnedPage) =>
    run(
      () => api.publish([page.id], ['en', 'es']),
      () => void mutate(),
    );
  const rows = binRows(data ?? []);
  return (
    <DialogBox title={say('binTitle')} problem={problem ?? error?.message} isWide onClose={onClose}>
      <p>{say('binLead')}</p>
      {data && rows.length === 0 ? <p>{say('binEmpty')}</p> : null}
      {data ? null : <p>{say('loading')}</p>}
      <ul className="Bin">
        {rows.map((page) => (
          <li key={page.id} className="Bin-row">
            <BinnedName page={page} />
            {page.isLive && rights.includes('publish') ? (
              <Button size="small" isDisabled={isBusy} onPress={() => publish(page)}>
                {say('binPublish')}
              </Button>
            ) : null}
            <Button
              size="small"
              aria-label={`${say('takeBack')}: ${page.name}`}
              isDisabled={isBusy || !rights.includes('structure')}
              onPress={() => takeBack(page)}
            >
              {say('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </DialogBox>
  );
}

function BinnedName({ page }: { page: BinnedPage }) {
  const say = useWords();
  const clock = useClock();
  const date = clock.moment(page.deletedAt);
  return (
    <div className="Bin-name">
      <span className="Choices-title">{page.name}</span>
      <span className="Choices-about">
        {say('binAt', { path: page.path, date })} {page.isLive ? say('binLive') : null}
      </span>
    </div>
  );
}
