import { Input, Label, SearchField } from 'react-aria-components';
import type { MediaCare, MediaItem, MediaQuery } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { Picked } from '../ui/Picked.tsx';
import type { Listed } from './useMediaList.ts';

/** What is looked for beside the folder. */
export type Wish = Pick<MediaQuery, 'words' | 'kind' | 'order'>;

interface MediaFinderProps {
  label: string;
  listed: Listed;
  wish: Wish;
  onWish: (wish: Wish) => void;
  chosen: string | undefined;
  onChoose: (media: MediaItem) => void;
  /** Only pictures are of use here. */
  isForPictures?: boolean;
  /** What it says where nothing is and nothing was looked for. */
  empty?: 'mediaNothing' | 'mediaBinEmpty' | `mediaNone-${MediaCare}`;
  searchRef?: (input: HTMLInputElement | null) => void;
}

/** Search, kind and order over the grid; the same on the screen and in the picker. */
export function MediaFinder(props: MediaFinderProps) {
  const { label, listed, wish, onWish, chosen, onChoose, isForPictures = false, searchRef } = props;
  const say = useWords();
  const { list, isBehind, problem, more } = listed;
  const shown = list?.media.length ?? 0;
  const isSought = (wish.words ?? '') !== '' || (wish.kind !== undefined && !isForPictures);
  return (
    <>
      <div className="MediaTools">
        <SearchField
          className="TextBox MediaTools-find"
          value={wish.words ?? ''}
          onChange={(words) => onWish({ ...wish, words })}
        >
          <Label className="Announcer">{say('mediaFind')}</Label>
          <Input placeholder={say('mediaFind')} {...(searchRef && { ref: searchRef })} />
        </SearchField>
        {isForPictures ? null : (
          <Picked
            isLabelHidden
            label={say('mediaKind')}
            value={wish.kind ?? 'all'}
            options={[
              { value: 'all', label: say('mediaKindAll') },
              { value: 'picture', label: say('mediaPictures') },
              { value: 'document', label: say('mediaDocuments') },
            ]}
            onChange={(kind) => onWish(withKind(wish, kind))}
          />
        )}
        <Picked
          isLabelHidden
          label={say('mediaOrder')}
          value={wish.order ?? 'newest'}
          options={[
            { value: 'newest', label: say('mediaNewest') },
            { value: 'name', label: say('mediaByName') },
          ]}
          onChange={(order) => onWish({ ...wish, order: order === 'name' ? 'name' : 'newest' })}
        />
        <span className="MediaTools-range">
          {shown > 0 ? say('mediaRange', { from: 1, to: shown, total: list?.total ?? 0 }) : null}
        </span>
      </div>
      {problem ? (
        <p role="alert" className="TextBox-error">
          {problem}
        </p>
      ) : null}
      <MediaGrid
        label={label}
        media={list?.media ?? []}
        chosen={chosen}
        empty={say(isBehind ? 'loading' : isSought ? 'mediaNotFound' : (props.empty ?? 'mediaNothing'))}
        onChoose={onChoose}
      />
      {list && shown < list.total && shown > 0 ? (
        <div className="MediaTools-more">
          <Button onPress={more}>{say('mediaMore')}</Button>
        </div>
      ) : null}
    </>
  );
}

function withKind({ kind: _before, ...wish }: Wish, kind: string): Wish {
  return kind === 'picture' || kind === 'document' ? { ...wish, kind } : wish;
}
