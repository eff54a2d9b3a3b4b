import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
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
import { slotCatalogue, useAbouts, useCatalogue, useCatalogueState, useThumbnails } from '../catalogue.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue.ts';
import { placeOf, slotAt, targetOf } from '../editing/layout.ts';
import type { Layout, Target } from '../editing/layout.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { foundBy } from './found.ts';
import { groupsOf } from './groups.ts';
import type { Named } from './groups.ts';
import { Chosen } from './Chosen.tsx';
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

/** What fits the place where something new will go: drawn, by group, found by its words; the chosen one larger. */
export function Choices({ page, selected, onAdd, onClose }: ChoicesProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  const abouts = useAbouts();
  const thumbnails = useThumbnails();
  const [chosen, setChosen] = useState<string>();
  const target = targetOf(page.layout, selected);
  const { fitting, most, count } = choices(page.layout, catalogue, target);
  const add = (name: string) => {
    const entry = catalogue.components[name];
    if (entry) onAdd(name, entry, target);
  };
  const entry = chosen === undefined ? undefined : catalogue.components[chosen];
  const where = { slot: slotTitle(say, target.slot), place: target.index + 1 };
  const isFull = count >= most;
  const state = useCatalogueState();
  if (!state.isThere) return <Waiting {...state} onClose={onClose} />;
  return (
    <>
      <Heading slot="title">{say('addTitle')}</Heading>
      <p>{say('addWhere', { ...where, count: fitting.length, all: placeable(catalogue) })}</p>
      {isFull ? (
        <p role="alert">{say('addFull', { count: most })}</p>
      ) : (
        <Fitting fitting={fitting} chosen={chosen} onChoose={setChosen} onAdd={add}>
          <Chosen
            page={page}
            chosen={
              chosen !== undefined && entry
                ? { name: chosen, entry, about: abouts[chosen], picture: thumbnails[chosen] }
                : undefined
            }
          />
        </Fitting>
      )}
      <div className="Dialog-acts">
        <Button onPress={onClose}>{say('close')}</Button>
        {isFull ? null : (
          <Button look="solid" isDisabled={!entry} onPress={() => chosen !== undefined && add(chosen)}>
            {entry ? say('addOne', { name: entry.title }) : say('add')}
          </Button>
        )}
      </div>
    </>
  );
}

/** As long as it is not known what fits, and where that could not be read. */
function Waiting({
  hasFailed,
  askAgain,
  onClose,
}: ReturnType<typeof useCatalogueState> & { onClose: () => void }) {
  const say = useWords();
  return (
    <>
      <Heading slot="title">{say('addTitle')}</Heading>
      {hasFailed ? <p role="alert">{say('addFailed')}</p> : <p role="status">{say('loading')}</p>}
      <div className="Dialog-acts">
        <Button onPress={onClose}>{say('close')}</Button>
        {hasFailed ? (
          <Button look="solid" onPress={askAgain}>
            {say('tryAgain')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** How many components an editor can place anywhere. */
const placeable = ({ components }: Catalogue): number =>
  Object.values(components).filter(({ standsIn }) => standsIn.length > 0).length;

interface FittingProps {
  fitting: readonly Named[];
  chosen: string | undefined;
  /** Undefined: none of what is shown. */
  onChoose: (componentName: string | undefined) => void;
  onAdd: (componentName: string) => void;
  /** What stands at the end. */
  children: ReactNode;
}

/** The groups at the left, each with how many it has of what is looked for; who looks for something looks in all of them. */
function Fitting({ fitting, chosen, onChoose, onAdd, children }: FittingProps) {
  const say = useWords();
  const language = useLanguage();
  const abouts = useAbouts();
  const [query, setQuery] = useState('');
  /** Undefined until one is chosen, and again as soon as something is looked for: then all are shown. */
  const [group, setGroup] = useState<string>();
  const isAll = group === undefined || group === ALL;
  const found = foundBy(fitting, query, abouts);
  const groups = groupsOf(fitting, language);
  const shown = isAll ? found : found.filter(([, { folder }]) => folder === group);
  const isByGroup = isAll && query.trim() === '';
  /** What is no longer shown is no longer chosen. */
  const keepAmong = (next: readonly Named[]) => {
    if (!next.some(([name]) => name === chosen)) onChoose(undefined);
  };
  const row = (one: Named) => <ChoiceRow key={one[0]} one={one} onFocus={onChoose} />;
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={(words) => {
        setQuery(words);
        setGroup(undefined);
        keepAmong(foundBy(fitting, words, abouts));
      }}
    >
      <SearchField className="TextBox">
        <Label>{say('addFind')}</Label>
        <Input ref={toSearch} />
      </SearchField>
      <div className="Choices-columns">
        <Tabs
          className="Choices-tabs"
          orientation="vertical"
          selectedKey={group ?? ALL}
          onSelectionChange={(key) => {
            setGroup(String(key));
            keepAmong(key === ALL ? found : found.filter(([, { folder }]) => folder === key));
          }}
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
              selectionMode="single"
              selectionBehavior="replace"
              disallowEmptySelection
              selectedKeys={chosen === undefined ? [] : [chosen]}
              onSelectionChange={(keys) => onChoose(keys === 'all' ? undefined : [...keys].map(String)[0])}
              onAction={(name) => onAdd(String(name))}
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
        {children}
      </div>
    </Autocomplete>
  );
}

interface ChoiceRowProps {
  one: Named;
  onFocus: (componentName: string) => void;
}

/** A component as one of several: pressed or led to by keys it is the chosen one, by Enter or two presses it is added. */
function ChoiceRow({ one: [name, entry], onFocus }: ChoiceRowProps) {
  const abouts = useAbouts();
  const thumbnails = useThumbnails();
  return (
    <ListBoxItem id={name} textValue={entry.title} className="Choices-row">
      {({ isFocused }) => (
        <>
          <Told isFocused={isFocused} name={name} onFocus={onFocus} />
          <Thumbnail entry={entry} picture={thumbnails[name]} />
          <span className="Choices-title">{entry.title}</span>
          <span className="Choices-about">{abouts[name]}</span>
        </>
      )}
    </ListBoxItem>
  );
}

interface ToldProps {
  name: string;
  isFocused: boolean;
  onFocus: (componentName: string) => void;
}

/** Says that the keys have come to a component: the list selects by presses and arrows, and not what typing leads to. */
function Told({ name, isFocused, onFocus }: ToldProps) {
  const onFocused = useEffectEvent(() => onFocus(name));
  useEffect(() => {
    if (isFocused) onFocused();
  }, [isFocused]);
  return null;
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
