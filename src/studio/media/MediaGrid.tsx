import { ListBox, ListBoxItem } from 'react-aria-components';
import type { MediaItem } from '../api/StudioApi.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';

interface MediaGridProps {
  label: string;
  media: readonly MediaItem[];
  chosen: string | undefined;
  /** Said where there is nothing. */
  empty: string;
  onChoose: (media: MediaItem) => void;
}

/** Pictures in rows, one of which is chosen; arrows go through them in both directions. */
export function MediaGrid({ label, media, chosen, empty, onChoose }: MediaGridProps) {
  return (
    <ListBox
      aria-label={label}
      className="MediaGrid"
      layout="grid"
      items={media}
      // The words below a picture may change without the list of them.
      dependencies={[media]}
      selectionMode="single"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        const found = media.find(({ id }) => id === key);
        if (found) onChoose(found);
      }}
      disallowEmptySelection
      renderEmptyState={() => <p className="MediaGrid-empty">{empty}</p>}
    >
      {(item) => (
        <ListBoxItem id={item.id} textValue={item.name} className="MediaCard">
          <Thumbnail item={item} />
          <span className="MediaCard-name">{item.name}</span>
          <span className="MediaCard-note">
            <CardNote item={item} />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}

function Thumbnail({ item }: { item: MediaItem }) {
  const say = useWords();
  if (item.thumbnail === null) return <span className="MediaCard-paper">{say('mediaPdf')}</span>;
  const { x, y } = item.focal;
  return (
    <img
      className="MediaCard-picture"
      src={item.thumbnail}
      alt=""
      loading="lazy"
      style={{ objectPosition: `${x}% ${y}%` }}
    />
  );
}

/** Its words, or that it has none. */
function CardNote({ item }: { item: MediaItem }) {
  const say = useWords();
  const language = useLanguage();
  if (item.cares.includes('no-alt'))
    return (
      <span className="Wrong">
        <Icon name="blocked" /> {say('mediaNoAlt')}
      </span>
    );
  if (item.kind === 'document') return <>{say('mediaPdf')}</>;
  return <>{item.isDecorative ? say('mediaDecorativeShort') : item.alt[language]}</>;
}
