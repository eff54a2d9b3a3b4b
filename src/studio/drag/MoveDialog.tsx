import { useState } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import type { EditedPage } from '../api/StudioApi.ts';
import { slotCatalogue, titleOf, useCatalogue } from '../catalogue.ts';
import { placeOf } from '../editing/layout.ts';
import type { Target } from '../editing/layout.ts';
import { movePlaces } from '../editing/moves.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import { useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';

interface MoveDialogProps {
  page: EditedPage;
  uid: string;
  onMoveTo: (uid: string, target: Target) => void;
  onClose: () => void;
}

/** Chooses one of the places a component may stand at: what dragging does, without a pointer. */
export function MoveDialog({ page, uid, onMoveTo, onClose }: MoveDialogProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  const [chosen, setChosen] = useState<number>();
  const nameOf = (one: string) =>
    titleOf(catalogue, placeOf(page.layout, one)?.component.componentName ?? '');
  const places = movePlaces(page.layout, slotCatalogue(catalogue), uid);
  const rows = places.map((place, number) => ({ place, number }));
  const groups = Object.entries(Object.groupBy(rows, ({ place }) => `${place.owner} ${place.slot}`));
  const place = chosen === undefined ? undefined : places[chosen];
  const move = () => {
    if (!place) return;
    onMoveTo(uid, place);
    onClose();
  };
  const slotWords = ({ owner, slot }: Target) =>
    owner === ''
      ? slotTitle(say, slot)
      : say('ofComponent', { slot: slotTitle(say, slot), name: nameOf(owner) });
  return (
    <DialogBox
      title={say('movePlaceTitle', { name: nameOf(uid) })}
      act={{ label: say('movePlaceAct'), onPress: move, isDisabled: !place }}
      onClose={onClose}
    >
      <p>{say(places.length === 0 ? 'movePlaceNone' : 'movePlaceLead')}</p>
      {places.length === 0 ? null : (
        <ListBox
          aria-label={say('movePlaceLead')}
          className="Choices"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins with its choice
          autoFocus="first"
          selectionMode="single"
          selectionBehavior="replace"
          onSelectionChange={(keys) => setChosen(keys === 'all' ? undefined : ([...keys][0] as number))}
          onAction={(key) => setChosen(key as number)}
        >
          {groups.map(([key, own = []]) => (
            <ListBoxSection key={key} id={key}>
              <Header className="Choices-group">{own[0] ? slotWords(own[0].place) : ''}</Header>
              {own.map(({ place: { after }, number }) => {
                const words = after ? say('dropAfter', { name: nameOf(after.uid) }) : say('movePlaceFirst');
                return (
                  <ListBoxItem key={number} id={number} textValue={words} className="Choices-row">
                    {words}
                  </ListBoxItem>
                );
              })}
            </ListBoxSection>
          ))}
        </ListBox>
      )}
    </DialogBox>
  );
}
