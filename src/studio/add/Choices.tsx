import { useState } from 'react';
import {
  Autocomplete,
  Header,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { mayStand } from '#src/domain/authoring/slotRules.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { slotCatalogue, useAbouts, useCatalogue } from '../catalogue.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue.ts';
import { placeOf, slotAt, targetOf } from '../editing/layout.ts';
import type { Layout, Target } from '../editing/layout.ts';
import { slotTitle } from '../strings/slotNames.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { groupsOf } from './groups.ts';
import { Sketch } from './Sketch.tsx';
import './add.css';

export interface ChoicesProps {
  page: EditedPage;
  /** Key of what is selected: it says where the new one goes. */
  selected: string;
  onAdd: (componentName: string, entry: CatalogueEntry, target: Target) => void;
  onClose: () => void;
}

/** The dialog begins with its search. */
const toSearch = (input: HTMLInputElement | null) => input?.focus();

/** What fits the place where something new will go: drawn, by group, found by its words. */
export function Choices({ page, selected, onAdd, onClose }: ChoicesProps) {
  const say = useWords();
  const language = useLanguage();
  const catalogue = useCatalogue();
  const abouts = useAbouts();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [query, setQuery] = useState('');
  const target = targetOf(page.layout, selected);
  const { fitting, most, count } = choices(page.layout, catalogue, target);
  const found = fitting.filter(
    ([name, { title }]) => contains(title, query) || contains(abouts[name] ?? '', query),
  );
  return (
    <>
      <Heading slot="title">{say('addTitle')}</Heading>
      <p>{say('addWhere', { slot: slotTitle(say, target.slot), place: target.index + 1 })}</p>
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
            className="Choices Choices-grid"
            layout="grid"
            selectionMode="none"
            onAction={(name) => {
              const entry = catalogue.components[String(name)];
              if (entry) onAdd(String(name), entry, target);
            }}
            renderEmptyState={() => say('addNothing')}
          >
            {groupsOf(found, language).map(({ folder, title, entries }) => (
              <ListBoxSection key={folder} id={folder}>
                <Header className="Choices-group">{title}</Header>
                {entries.map(([name, entry]) => (
                  <ListBoxItem key={name} id={name} textValue={entry.title} className="Choices-row">
                    <Sketch entry={entry} />
                    <span className="Choices-title">{entry.title}</span>
                    <span className="Choices-about">{abouts[name]}</span>
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
