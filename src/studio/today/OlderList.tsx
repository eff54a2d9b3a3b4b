import useSWR from 'swr';
import { useApi } from '../app/ApiContext.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { Part } from './Part.tsx';
import { PageLine } from './ReviewList.tsx';

/** Pages of which the English was changed after their translation, for those who may write it. */
export function OlderList({ site }: { site: string }) {
  const say = useWords();
  const clock = useClock();
  const api = useApi();
  const { data = [] } = useSWR(['older', site], () => api.olderTranslations(site));
  const rows = data.filter(({ isMine }) => isMine);
  if (rows.length === 0) return null;
  return (
    <Part title={say('olderTitle')} count={rows.length}>
      <ul className="Lines">
        {rows.map(({ itemId, name, count, changedAt }) => (
          <PageLine
            key={itemId}
            page={{ itemId, name, language: 'es' }}
            about={say('olderTexts', { count })}
            state={say('olderChanged', { time: clock.moment(changedAt) })}
            act="compare"
            view="languages"
          />
        ))}
      </ul>
    </Part>
  );
}
