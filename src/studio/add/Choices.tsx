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
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from 'react-aria-components';
import { mayStand } from '#src/domain/authoring/slotRules.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { slotCatalogue, useAbouts, useCatalogue, useThumbnails } from '../catalogue.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue.ts';
import { placeOf, slotAt, targetOf } from '../editing/layout.ts';
import type { Layout, Target } from '../editing/layout.ts';
import { slotTitle } from '../strings/slotNames.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { foundBy } from './found.ts';
import { groupsOf } from './groups.ts';
import type { Named } from './groups.ts';
import { Thumbnail } from './Thumbnail.tsx';
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

/** The group of all groups; no folder is called so. */
const ALL = 'all';

/** What fits the place where something new will go: drawn, by group, found by its words. */
export function Choices({ page, selected, onAdd, onClose }: ChoicesProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  const target = targetOf(page.layout, selected);
  const { fitting, most, count } = choices(page.layout, catalogue, target);
  return (
    <>
      <Heading slot="title">{say('addTitle')}</Heading>
      <p>{say('addWhere', { slot: slotTitle(say, target.slot), place: target.index + 1 })}</p>
      {count >= most ? (
        <p role="alert">{say('addFull', { count: most })}</p>
      ) : (
        <Fitting
          fitting={fitting}
          onChoose={(name) => {
            const entry = catalogue.components[name];
            if (entry) onAdd(name, entry, target);
          }}
        />
      )}
      <div className="Dialog-acts">
        <Button onPress={onClose}>{say('close')}</Button>
      </div>
    </>
  );
}

interface FittingProps {
  fitting: readonly Named[];
  onChoose: (componentName: string) => void;
}

/** The groups at the left, each with how many it has of what is looked for; who looks for something looks in all of them. */
function Fitting({ fitting, onChoose }: FittingProps) {
  const say = useWords();
  const language = useLanguage();
  const abouts = useAbouts();
  const thumbnails = useThumbnails();
  const [query, setQuery] = useState('');
  /** Undefined until one is chosen, and again as soon as something is looked for: then all are shown. */
  const [group, setGroup] = useState<string>();
  const isAll = group === undefined || group === ALL;
  const found = foundBy(fitting, query, abouts);
  const groups = groupsOf(fitting, language);
  const shown = isAll ? found : found.filter(([, { folder }]) => folder === group);
  const isByGroup = isAll && query.trim() === '';
  const row = ([name, entry]: Named) => (
    <ListBoxItem key={name} id={name} textValue={entry.title} className="Choices-row">
      <Thumbnail entry={entry} picture={thumbnails[name]} />
      <span className="Choices-title">{entry.title}</span>
      <span className="Choices-about">{abouts[name]}</span>
    </ListBoxItem>
  );
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={(words) => {
        setQuery(words);
        setGroup(undefined);
      }}
    >
      <SearchField className="TextBox">
        <Label>{say('addFind')}</Label>
        <Input ref={toSearch} />
      </SearchField>
      <Tabs
        className="Choices-columns"
        orientation="vertical"
        selectedKey={group ?? ALL}
        onSelectionChange={(key) => setGroup(String(key))}
      >
        <TabList className="Choices-groups" aria-label={say('addGroups')}>
          <GroupTab id={ALL} title={say('addAll')} count={found.length} />
          {groups.map(({ folder, title }) => (
            <GroupTab
              key={folder}
              id={folder}
              title={title}
              count={found.filter(([, entry]) => entry.folder === folder).length}
            />
          ))}
        </TabList>
        <TabPanel key={group} id={group ?? ALL} className="Choices-panel">
          <ListBox
            aria-label={say('addTitle')}
            className={`Choices Choices-grid${group === undefined ? '' : ' Choices-turned'}`}
            layout="grid"
            selectionMode="none"
            onAction={(name) => onChoose(String(name))}
            renderEmptyState={() => say('addNothing')}
          >
            {isByGroup
              ? groups.map(({ folder, title, entries }) => (
                  <ListBoxSection key={folder} id={folder}>
                    <Header className="Choices-group">{title}</Header>
                    {entries.map(row)}
                  </ListBoxSection>
                ))
              : shown.map(row)}
          </ListBox>
        </TabPanel>
      </Tabs>
    </Autocomplete>
  );
}

function GroupTab({ id, title, count }: { id: string; title: string; count: number }) {
  return (
    <Tab id={id} className="Choices-tab" data-empty={count === 0 ? '' : undefined}>
      <span>{title}</span> <span className="Choices-count">{count}</span>
    </Tab>
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
