import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useStrings } from '#src/context/PageContext.tsx';
import { addButton, withAdded } from '#src/domain/pick/selection.ts';
import type { PickedItem } from '#src/domain/pick/selection.ts';
import { useEditorTools } from '#src/editor/saving/useField.ts';
import type { FoundIcon } from '#src/ports/IconsPort.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { plusIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';
import { SearchField } from '#src/ui/SearchField/SearchField.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** One icon at most (E-037, C-019). */
const CAP = 1;
/** What is shown before somebody writes a word: what hospitals mostly need. */
const FIRST_WORD = 'medical';
/** Milliseconds of quiet after which the service is asked. */
const QUIET = 250;

export interface IconChooserProps {
  items: readonly PickedItem[];
  onChange: (items: readonly PickedItem[]) => void;
  onClose: () => void;
}

type Found =
  | { kind: 'loading' }
  | { kind: 'icons'; icons: readonly FoundIcon[] }
  | { kind: 'bad-query' }
  | { kind: 'failed' };

/** The icons for a word, asked for after a pause; the answer of an older word never takes the place of a newer one's. */
function useIcons(word: string, turn: number): Found {
  const { findIcons } = useEditorTools();
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      setFound({ kind: 'loading' });
      findIcons(word.trim() || FIRST_WORD).then(
        (icons) => isLatest && setFound({ kind: 'icons', icons }),
        (error: unknown) =>
          isLatest &&
          setFound({
            kind: error instanceof Error && error.message === 'bad query' ? 'bad-query' : 'failed',
          }),
      );
    }, QUIET);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [word, turn, findIcons]);
  return found;
}

const keyOf = ({ prefix, name }: Pick<FoundIcon, 'prefix' | 'name'>) => `${prefix}-${name}`;
/** An icon as it is stored: an item with prefix and name besides (S-212, E-055). */
const itemOf = ({ prefix, name }: FoundIcon): PickedItem => ({
  ...{ id: `${prefix}-${name}`, label: name, type: 'icon', entityId: `${prefix}-${name}` },
  ...{ prefix, name },
});
const shapeOf = ({ prefix, name, width, height, path }: FoundIcon) => ({
  prefix,
  iconName: name,
  icon: [width, height, [], '', path] as const,
});

/**
 * The icon chooser over the icon service (S-317, E-056): a grid of names, the icon beside real words on white and on dark,
 * its prefix and name as stored. Arrows move, Enter adds. One icon, so adding closes it.
 */
export function IconChooser({ items, onChange, onClose }: IconChooserProps) {
  const t = useStrings();
  const [word, setWord] = useState('');
  const [pack, setPack] = useState('fas');
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState<FoundIcon>();
  const found = useIcons(word, turn);
  const icons = found.kind === 'icons' ? found.icons.filter(({ prefix }) => prefix === pack) : [];
  const action = addButton(items.length, CAP);
  const add = () => {
    if (!chosen) return;
    onChange(withAdded(items, [itemOf(chosen)], CAP));
    onClose();
  };
  return (
    <Dialog
      open
      variant="wide"
      onClose={onClose}
      title={t('editor.chooseIcon')}
      closeLabel={t('editor.close')}
      footer={
        <div className="IconChooser-foot">
          <Button look="quiet" onClick={onClose}>
            {t('editor.done')}
          </Button>
          {action ? (
            <Button icon={plusIcon} disabled={!chosen} onClick={add}>
              {t('editor.addOne')}
            </Button>
          ) : null}
        </div>
      }
    >
      <p className="IconChooser-about">{t('editor.iconAbout')}</p>
      <div className="IconChooser">
        <div className="IconChooser-main">
          <div className="IconChooser-tools">
            <SearchField
              label={t('editor.iconSearch')}
              value={word}
              onChange={setWord}
              clearLabel={t('editor.clearSearch')}
              data-autofocus=""
            />
            <SegmentedControl
              label={t('editor.iconPack')}
              value={pack}
              onChange={setPack}
              options={[
                { value: 'fas', label: t('editor.iconSolid') },
                { value: 'fab', label: t('editor.iconBrands') },
              ]}
            />
          </div>
          <LiveStatus
            message={found.kind === 'icons' ? t('editor.iconCount', { count: icons.length }) : ''}
          />
          <IconNews found={found} isEmpty={icons.length === 0} onRetry={() => setTurn(turn + 1)} />
          <IconGrid icons={icons} chosen={chosen} onChoose={setChosen} onAdd={add} />
        </div>
        <IconPreview icon={chosen} />
      </div>
    </Dialog>
  );
}

function IconNews({ found, isEmpty, onRetry }: { found: Found; isEmpty: boolean; onRetry: () => void }) {
  const t = useStrings();
  switch (found.kind) {
    case 'loading':
      return <Skeleton kind="rows" lines={4} label={t('editor.loading')} />;
    case 'bad-query':
      return <p role="alert">{t('editor.iconBadQuery')}</p>;
    case 'failed':
      return (
        <ErrorState
          title={t('editor.iconsFailed')}
          headingLevel={3}
          announce
          retryLabel={t('editor.tryAgain')}
          onRetry={onRetry}
        >
          {t('editor.searchFailedHint')}
        </ErrorState>
      );
    case 'icons':
      return isEmpty ? (
        <EmptyState title={t('editor.noResults')} headingLevel={3}>
          {t('editor.iconBadQuery')}
        </EmptyState>
      ) : null;
  }
}

interface IconGridProps {
  icons: readonly FoundIcon[];
  chosen: FoundIcon | undefined;
  onChoose: (icon: FoundIcon) => void;
  onAdd: () => void;
}

function IconGrid({ icons, chosen, onChoose, onAdd }: IconGridProps) {
  const t = useStrings();
  const name = useId();
  if (icons.length === 0) return null;
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onAdd();
  };
  return (
    <fieldset className="IconChooser-grid">
      <legend className="visually-hidden">{t('editor.icons')}</legend>
      {icons.map((icon) => (
        <label key={keyOf(icon)}>
          <input
            type="radio"
            name={name}
            checked={chosen !== undefined && keyOf(chosen) === keyOf(icon)}
            onChange={() => onChoose(icon)}
            onKeyDown={addOnEnter}
          />
          <Icon icon={shapeOf(icon)} size="1.5rem" />
          <span>{icon.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function IconPreview({ icon }: { icon: FoundIcon | undefined }) {
  const t = useStrings();
  if (!icon) return <p className="IconChooser-preview">{t('editor.iconPickOne')}</p>;
  const onPage = (
    <>
      <Icon icon={shapeOf(icon)} size="1.5rem" /> <strong>{t('editor.iconWords')}</strong>
    </>
  );
  return (
    <div className="IconChooser-preview">
      <p className="IconChooser-large">
        <Icon icon={shapeOf(icon)} size="5rem" />
      </p>
      <dl>
        <div>
          <dt>{t('editor.iconPrefix')}</dt>
          <dd>{icon.prefix}</dd>
        </div>
        <div>
          <dt>{t('editor.iconName')}</dt>
          <dd>{icon.name}</dd>
        </div>
      </dl>
      <p>{t('editor.iconOnPage')}</p>
      <p className="IconChooser-light">{onPage}</p>
      <p className="IconChooser-dark">{onPage}</p>
    </div>
  );
}
