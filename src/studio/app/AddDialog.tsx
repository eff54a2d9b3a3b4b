import { useState } from 'react';
import {
  Autocomplete,
  Button as AriaButton,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { mayStand } from '#src/domain/authoring/slotRules.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { slotCatalogue, slotTitle, useCatalogue } from '../catalogue.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue.ts';
import { placeOf, slotAt, targetOf } from '../editing/layout.ts';
import type { Layout, Target } from '../editing/layout.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface AddDialogProps {
  page: EditedPage;
  /** Key of what is selected: it says where the new one goes. */
  selected: string;
  onAdd: (componentName: string, entry: CatalogueEntry, target: Target) => void;
}

/** Says where something new will go, and what fits there. */
export function AddDialog({ page, selected, onAdd }: AddDialogProps) {
  const say = useWords();
  return (
    <DialogTrigger>
      <AriaButton className="Button Button-bare Button-small">
        <Icon name="add" /> {say('add')}
      </AriaButton>
      <ModalOverlay isDismissable className="Scrim">
        <Modal className="Modal Modal-wide">
          <Dialog className="Dialog">
            {({ close }) => (
              <Choices
                page={page}
                selected={selected}
                onAdd={(name, entry, target) => {
                  close();
                  onAdd(name, entry, target);
                }}
                onClose={close}
              />
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

/** The dialog begins with its search. */
const toSearch = (input: HTMLInputElement | null) => input?.focus();

function Choices({ page, selected, onAdd, onClose }: AddDialogProps & { onClose: () => void }) {
  const say = useWords();
  const catalogue = useCatalogue();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [query, setQuery] = useState('');
  const target = targetOf(page.layout, selected);
  const { fitting, most, count } = choices(page.layout, catalogue, target);
  const groups = Object.entries(
    Object.groupBy(
      fitting.filter(([, { title, about }]) => contains(title, query) || contains(about, query)),
      ([, { folder }]) => folder,
    ),
  );
  return (
    <>
      <Heading slot="title">{say('addTitle')}</Heading>
      <p>{say('addWhere', { slot: slotTitle(target.slot), place: target.index + 1 })}</p>
      {count >= most ? (
        <p role="alert">{say('addFull', { count: most })}</p>
      ) : (
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <SearchField className="TextBox">
            <Label>{say('addFind')}</Label>
            <Input ref={toSearch} />
          </SearchField>
          <ListBox
            aria-label={say('addTitle')}
            className="Choices"
            selectionMode="none"
            onAction={(name) => {
              const entry = catalogue.components[String(name)];
              if (entry) onAdd(String(name), entry, target);
            }}
            renderEmptyState={() => say('addNothing')}
          >
            {groups.map(([folder, entries = []]) => (
              <ListBoxSection key={folder} id={folder}>
                <Header className="Choices-group">{slotTitle(folder)}</Header>
                {entries.map(([name, { title, about }]) => (
                  <ListBoxItem key={name} id={name} textValue={title} className="Choices-row">
                    <span className="Choices-title">{title}</span>
                    <span className="Choices-about">{about}</span>
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </Autocomplete>
      )}
      <div className="Dialog-acts">
        <Button onPress={onClose}>{say('close')}</Button>
      </div>
    </>
  );
}

/** What fits a place, by title, and how much room it has. */
function choices(layout: Layout, catalogue: Catalogue, target: Target) {
  const rules = slotCatalogue(catalogue);
  const slot = slotAt(layout, rules, target);
  const owner = target.owner === '' ? layout : (placeOf(layout, target.owner)?.component.placeholders ?? {});
  const fitting = slot
    ? Object.entries(catalogue.components)
        .filter(([name]) => mayStand(rules, name, slot))
        .sort(([, a], [, b]) => a.title.localeCompare(b.title))
    : [];
  return { fitting, most: slot?.most ?? 0, count: owner[target.slot]?.length ?? 0 };
}
