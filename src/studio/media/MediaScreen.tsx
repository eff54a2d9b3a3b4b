import { useCallback, useDeferredValue, useState } from 'react';
import type { ComponentProps } from 'react';
import type { MediaList, MediaQuery } from '../api/StudioApi.ts';
import { MEDIA_CARES } from '../api/StudioApi.ts';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { useAddress } from '../app/useAddress.ts';
import { useWords } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { DropArea } from './DropArea.tsx';
import { MediaFinder } from './MediaFinder.tsx';
import type { Wish } from './MediaFinder.tsx';
import { MediaPanel } from './MediaPanel.tsx';
import { UploadButton, UploadList } from './UploadButton.tsx';
import { useMediaList } from './useMediaList.ts';
import { useUploads } from './useUploads.ts';
import './media.css';

const IN_FOLDER = 'in:';

/** A place of the library as the address has it (`all`, `bin`, `no-alt`, `in:Places`), as a question. */
function queryOf(place: string): MediaQuery {
  if (place.startsWith(IN_FOLDER)) return { folder: place.slice(IN_FOLDER.length) };
  if (place === 'bin') return { inBin: true };
  const care = MEDIA_CARES.find((one) => one === place);
  return care ? { care } : {};
}

/** What a place says where nothing is in it. */
function emptyOf(place: string): NonNullable<ComponentProps<typeof MediaFinder>['empty']> {
  if (place === 'bin') return 'mediaBinEmpty';
  const care = MEDIA_CARES.find((one) => one === place);
  return care ? `mediaNone-${care}` : 'mediaNothing';
}

/** The media library: folders, pictures, and one of them. */
export function MediaScreen(props: ScreenProps) {
  const say = useWords();
  const { parts, go } = useAddress();
  const place = parts[1] ?? 'all';
  const id = parts[2];
  const [wish, setWish] = useState<Wish>({});
  const words = useDeferredValue(wish.words ?? '');
  const listed = useMediaList({ ...queryOf(place), ...wish, words });
  const { list, reload, replace } = listed;
  const mayChange = list?.mayChange === true;
  const goTo = useCallback(
    (to: string, one?: string) => go(`media/${encodeURIComponent(to)}${one ? `/${one}` : ''}`),
    [go],
  );
  const folder = queryOf(place).folder ?? '';
  const { uploads, send, clear } = useUploads(folder, reload);
  return (
    <ScreenFrame {...props} title={say('mediaTitle')}>
      <DropArea className={id ? 'Media Media-open' : 'Media'} isDisabled={!mayChange} onFiles={send}>
        <div className="Media-left">
          {mayChange ? <UploadButton look="solid" onFiles={send} /> : null}
          <Places place={place} counts={list?.counts} onGo={goTo} />
        </div>
        <div className="Media-middle" data-area>
          <UploadList uploads={uploads} onClear={clear} />
          <MediaFinder
            label={say('mediaTitle')}
            listed={listed}
            empty={emptyOf(place)}
            wish={wish}
            onWish={setWish}
            chosen={id}
            onChoose={(media) => goTo(place, media.id)}
          />
          {mayChange ? (
            <p className="Media-drop">
              <Icon name="upload" /> {say('mediaDrop')}
            </p>
          ) : null}
        </div>
        <aside className="Media-right" data-area aria-label={say('mediaPictures')}>
          {id ? (
            <MediaPanel
              key={id}
              id={id}
              owners={list?.owners ?? []}
              mayChange={mayChange}
              onChanged={(media) => {
                replace(media);
                reload();
              }}
              onMoved={() => {
                goTo(place);
                reload();
              }}
              onBack={() => goTo(place)}
            />
          ) : (
            <p className="Panel-empty">{say('mediaChooseOne')}</p>
          )}
        </aside>
      </DropArea>
    </ScreenFrame>
  );
}

interface PlacesProps {
  place: string;
  counts: MediaList['counts'] | undefined;
  onGo: (place: string) => void;
}

/** Folders, the bin, and what needs care. */
function Places({ place, counts, onGo }: PlacesProps) {
  const say = useWords();
  const folders = counts?.folders ?? [];
  const care = counts?.care;
  const row = (to: string, name: string, icon: IconName, count: number | undefined) => (
    <li key={to}>
      <a
        className="Place"
        href={`/studio/media/${encodeURIComponent(to)}`}
        aria-current={place === to ? 'page' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onGo(to);
        }}
      >
        <Icon name={icon} /> <span className="Place-name">{name}</span>
        <span className="Place-count">{count ?? ''}</span>
      </a>
    </li>
  );
  return (
    <nav className="Places" aria-label={say('mediaFolders')}>
      <ul>
        {row('all', say('mediaAll'), 'folder', counts?.all)}
        {folders.map(({ name, count }) => row(`${IN_FOLDER}${name}`, name, 'folder', count))}
        {row('bin', say('mediaBin'), 'bin', counts?.bin)}
      </ul>
      <h2>{say('mediaCare')}</h2>
      <ul>
        {row('no-alt', say('mediaNoAlt'), 'blocked', care?.['no-alt'])}
        {row('review-due', say('mediaReviewDue'), 'clock', care?.['review-due'])}
        {row('unused', say('mediaUnused'), 'minus', care?.unused)}
      </ul>
    </nav>
  );
}
