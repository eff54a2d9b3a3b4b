import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditedPage } from '../api/StudioApi.ts';
import type { EditingState } from '../editing/createEditing.ts';
import { focusField } from '../fields/focusField.ts';
import { ownComponents } from '../guard/guardedPage.ts';

interface Options {
  page: EditedPage;
  state: EditingState;
  onSelect: (key: string) => void;
}

/**
 * Opens a page at the place its address names, as reports and comments do: `field` puts the caret into a text, `part`
 * chooses a component by its id or by its own item. A text of an entry is known only once the frame has told of it; where
 * it never does, its component is chosen.
 */
export function useOpenedPlace({ page, state, onSelect }: Options): void {
  const wanted = useRef(readPlace());
  /** What was chosen before the frame could bring it into view. */
  const chosen = useRef('');
  const { fields, tree } = state;
  const choose = useEffectEvent((key: string) => {
    wanted.current = undefined;
    chosen.current = tree ? '' : key;
    onSelect(key);
  });
  const showChosen = useEffectEvent(() => {
    if (chosen.current !== '' && chosen.current === state.selected) onSelect(chosen.current);
    chosen.current = '';
  });
  useEffect(() => {
    if (!wanted.current) return;
    const { field, part } = wanted.current;
    if (fields.has(field)) {
      choose(`f:${field}#0`);
      focusField(field);
    } else if (tree || field === '') {
      const placed = [page.layout, page.around]
        .flatMap((layout) => [...ownComponents(layout).values()])
        .find(({ uid, dataSource }) => uid === part || dataSource === part);
      choose(placed ? `r:${placed.uid}` : 'page');
    }
  }, [page, fields, tree]);
  useEffect(() => {
    if (tree) showChosen();
  }, [tree]);
}

function readPlace(): { field: string; part: string } | undefined {
  const query = new URLSearchParams(location.search);
  const [field, part] = [query.get('field') ?? '', query.get('part') ?? ''];
  return field === '' && part === '' ? undefined : { field, part };
}
