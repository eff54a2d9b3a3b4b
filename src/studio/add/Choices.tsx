import { useEffect, useEffectEvent, useMemo, useState } from 'react';
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
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from 'react-aria-components';
import { mayStand } from '#src/domain/authoring/slotRules.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import {
  slotCatalogue,
  titleOf,
  useAbouts,
  useCatalogue,
  useCatalogueState,
  useThumbnails,
} from '../catalogue.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue.ts';
import { placeOf, slotAt, targetOf } from '../editing/layout.ts';
import type { Layout, Target } from '../editing/layout.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { steady } from '../ui/steady.tsx';
import { foundBy } from './found.ts';
import { groupsOf } from './groups.ts';
import type { Named } from './groups.ts';
import { Chosen, whyNot } from './Chosen.tsx';
import { mayHaveExample } from './start.ts';
import type { Start } from './start.ts';
import { Thumbnail } from './Thumbnail.tsx';
import './add.css';

export interface ChoicesProps {
  page: EditedPage;
  /** Key of what is selected: it says where the new one goes. */
  selected: string;
  onAdd: (componentName: string, entry: CatalogueEntry, target: Target, start: Start) => void;
  onClose: () => void;
}

/** The dialog begins with its search. */
const toSearch = (input: HTMLInputElement | null) => input?.focus();

/** The group of all groups; no folder is called so. */
const ALL = 'all';

const AS_USUAL: Start['params'] = {};

/** What fits the place where something new will go: drawn, by group, found by its words; the chosen one larger. */
export function Choices({ page, selected, onAdd, onClose }: ChoicesProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  const abouts = useAbouts();
  const thumbnails = useThumbnails();
  const [chosen, choose] = useState<string>();
  const [params, setParams] = useState(AS_USUAL);
  const [hasExample, setExample] = useState(false);
  const { target, fitting, rest, most, count, before } = useMemo(
    () => choices(page.layout, catalogue, targetOf(page.layout, selected)),
    [page.layout, catalogue, selected],
  );
  const fits = (name: string) => fitting.some(([one]) => one === name);
  const setChosen = (name: string | undefined) => {
    if (name !== chosen) setParams(AS_USUAL);
    choose(name);
  };
  const add = (name: string) => {
    const entry = catalogue.components[name];
    if (!entry || !fits(name)) return;
    const own = name === chosen ? params : AS_USUAL;
    onAdd(name, entry, target, { params: own, hasExample: hasExample && mayHaveExample(entry) });
  };
  const entry = chosen === undefined ? undefined : catalogue.components[chosen];
  const where = { slot: slotTitle(say, target.slot) };
  const isFull = count >= most;
  const state = useCatalogueState();
  if (!state.isThere) return <Waiting {...state} onClose={onClose} />;
  const head = (
    <div className="Choices-head">
      <Heading slot="title">{say('addTitle')}</Heading>
      <p>
        {before === undefined
          ? say('addFirst', where)
          : say('addAfter', { name: titleOf(catalogue, before), ...where })}{' '}
        {say('addFit', { count: fitting.length, all: fitting.length + rest.length })}
      </p>
    </div>
  );
  return (
    <>
      {isFull ? (
        <>
          {head}
          <p role="alert">{say('addFull', { count: most })}</p>
        </>
      ) : (
        <Offered {...{ head, fitting, rest, chosen }} onChoose={setChosen} onAdd={add}>
          <Chosen
            page={page}
            chosen={
              chosen !== undefined && entry
                ? { name: chosen, entry, about: abouts[chosen], picture: thumbnails[chosen] }
                : undefined
            }
            fits={chosen !== undefined && fits(chosen)}
            start={{ params, hasExample }}
            onStart={(start) => {
              setParams(start.params);
              setExample(start.hasExample);
            }}
          />
        </Offered>
      )}
      <div className="Dialog-acts">
        {isFull ? null : <Keys />}
        <Button onPress={onClose}>{say('close')}</Button>
        {isFull ? null : (
          <Button
            look="solid"
            isDisabled={chosen === undefined || !fits(chosen)}
            onPress={() => chosen !== undefined && add(chosen)}
          >
            {entry ? say('addOne', { name: entry.title }) : say('add')}
          </Button>
        )}
      </div>
    </>
  );
}

/** What the keys do; for who has some. */
function Keys() {
  const say = useWords();
  return (
    <p className="Choices-keys">
      <kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>→</kbd> {say('addKeyChoose')} <kbd>{say('keyEnter')}</kbd>{' '}
      {say('addKeyAdd')} <kbd>{say('keyEscape')}</kbd> {say('addKeyClose')}
    </p>
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

interface OfferedProps {
  /** What stands beside the search. */
  head: ReactNode;
  fitting: readonly Named[];
  /** What stands in other places. */
  rest: readonly Named[];
  chosen: string | undefined;
  /** Undefined: none of what is shown. */
  onChoose: (componentName: string | undefined) => void;
  onAdd: (componentName: string) => void;
  /** What stands at the end. */
  children: ReactNode;
}

/** The groups at the left, each with how many it has of what is looked for; who looks for something looks in all of them. */
function Offered({ head, fitting, rest, chosen, onChoose, onAdd, children }: OfferedProps) {
  const say = useWords();
  const language = useLanguage();
  const abouts = useAbouts();
  const [query, setQuery] = useState('');
  const [hasRest, setRest] = useState(false);
  /** Undefined until one is chosen, and again as soon as something is looked for: then all are shown. */
  const [group, setGroup] = useState<string>();
  const isAll = group === undefined || group === ALL;
  // The same lists as long as they hold the same: three hundred drawings are not made anew for a press.
  const offered = useMemo(() => (hasRest ? [...fitting, ...rest] : fitting), [hasRest, fitting, rest]);
  const found = useMemo(() => foundBy(offered, query, abouts), [offered, query, abouts]);
  const groups = useMemo(() => groupsOf(offered, language), [offered, language]);
  const shown = useMemo(
    () => (isAll ? found : found.filter(([, { folder }]) => folder === group)),
    [isAll, found, group],
  );
  /** What is no longer shown is no longer chosen. */
  const keepAmong = (next: readonly Named[]) => {
    if (!next.some(([name]) => name === chosen)) onChoose(undefined);
  };
  return (
    <div className="Choices-columns">
      {head}
      <Autocomplete
        inputValue={query}
        onInputChange={(words) => {
          setQuery(words);
          setGroup(undefined);
          keepAmong(foundBy(offered, words, abouts));
        }}
      >
        <SearchField className="TextBox">
          <Label>{say('addFind')}</Label>
          <Input ref={toSearch} />
        </SearchField>
        <Tabs
          className="Choices-tabs"
          orientation="vertical"
          selectedKey={group ?? ALL}
          onSelectionChange={(key) => {
            setGroup(String(key));
            keepAmong(key === ALL ? found : found.filter(([, { folder }]) => folder === key));
          }}
        >
          <Side
            groups={groups}
            found={found}
            hasRest={rest.length > 0 ? hasRest : undefined}
            onRest={(isOn) => {
              setRest(isOn);
              setGroup(undefined);
              keepAmong(isOn ? [...fitting, ...rest] : fitting);
            }}
          />
          <TabPanel key={group} id={group ?? ALL} className="Choices-panel">
            <Grid
              groups={isAll && query.trim() === '' ? groups : undefined}
              isTurned={group !== undefined}
              {...{ shown, rest, chosen, onChoose, onAdd }}
            />
          </TabPanel>
        </Tabs>
      </Autocomplete>
      {/* Its lists are not those the search goes through. */}
      {children}
    </div>
  );
}

interface GridProps extends Pick<OfferedProps, 'rest' | 'chosen' | 'onChoose' | 'onAdd'> {
  /** Undefined: what is shown is in the order it was found in. */
  groups: ReturnType<typeof groupsOf> | undefined;
  shown: readonly Named[];
  /** Another group was chosen. */
  isTurned: boolean;
}

/** Components to choose from, drawn. */
const Grid = steady(function Grid(props: GridProps) {
  const { groups, shown, rest, isTurned, chosen, onChoose, onAdd } = props;
  const say = useWords();
  const rows = useMemo(() => {
    const row = (one: Named) => (
      <ChoiceRow key={one[0]} one={one} fits={!rest.includes(one)} onFocus={onChoose} />
    );
    return groups
      ? groups.map(({ folder, title, entries }) => (
          <ListBoxSection key={folder} id={folder}>
            <Header className="Choices-group">{title}</Header>
            {entries.map(row)}
          </ListBoxSection>
        ))
      : shown.map(row);
  }, [groups, shown, rest, onChoose]);
  return (
    <ListBox
      aria-label={say('addTitle')}
      className={`Choices Choices-grid${isTurned ? ' Choices-turned' : ''}`}
      layout="grid"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => onChoose(keys === 'all' ? undefined : [...keys].map(String)[0])}
      onAction={(name) => onAdd(String(name))}
      renderEmptyState={() => say('addNothing')}
    >
      {rows}
    </ListBox>
  );
});

interface SideProps {
  groups: ReturnType<typeof groupsOf>;
  /** What is shown of all groups. */
  found: readonly Named[];
  /** Whether what does not fit is shown, too; undefined where all of it fits. */
  hasRest: boolean | undefined;
  onRest: (isOn: boolean) => void;
}

/** The groups, and the switch for what does not fit. */
function Side({ groups, found, hasRest, onRest }: SideProps) {
  const say = useWords();
  return (
    <div className="Choices-side">
      <TabList className="Choices-groups" aria-label={say('addGroups')}>
        <GroupTab id={ALL} title={say(hasRest ? 'addAny' : 'addAll')} count={found.length} />
        {groups.map(({ folder, title }) => (
          <GroupTab
            key={folder}
            id={folder}
            title={title}
            count={found.filter(([, entry]) => entry.folder === folder).length}
          />
        ))}
      </TabList>
      {hasRest === undefined ? null : (
        <Switch className="Choices-rest" isSelected={hasRest} onChange={onRest}>
          <span className="Choices-rest-track" aria-hidden="true" />
          {say('addShowRest')}
        </Switch>
      )}
    </div>
  );
}

interface ChoiceRowProps {
  one: Named;
  fits: boolean;
  onFocus: (componentName: string) => void;
}

/** A component as one of several: pressed or led to by keys it is the chosen one, by Enter or two presses it is added. */
function ChoiceRow({ one: [name, entry], fits, onFocus }: ChoiceRowProps) {
  const say = useWords();
  const abouts = useAbouts();
  const thumbnails = useThumbnails();
  return (
    <ListBoxItem
      id={name}
      textValue={entry.title}
      className={fits ? 'Choices-row' : 'Choices-row Choices-unfit'}
    >
      {({ isFocused }) => (
        <>
          <Told isFocused={isFocused} name={name} onFocus={onFocus} />
          <Thumbnail entry={entry} picture={thumbnails[name]} />
          <span className="Choices-title">{entry.title}</span>
          <span className="Choices-about">{fits ? abouts[name] : whyNot(entry, say)}</span>
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

/** What fits a place and what does not, by title, how much room it has, and what stands before it. */
function choices(layout: Layout, catalogue: Catalogue, target: Target) {
  const rules = slotCatalogue(catalogue);
  const slot = slotAt(layout, rules, target);
  const owner = target.owner === '' ? layout : (placeOf(layout, target.owner)?.component.placeholders ?? {});
  const here = owner[target.slot] ?? [];
  const { fit = [], not = [] } = Object.groupBy(
    Object.entries(catalogue.components)
      .filter(([, { standsIn }]) => standsIn.length > 0)
      .sort(([, a], [, b]) => a.title.localeCompare(b.title)),
    ([name]) => (slot && mayStand(rules, name, slot) ? 'fit' : 'not'),
  );
  return {
    ...{ target, fitting: fit, rest: not, most: slot?.most ?? 0, count: here.length },
    before: here[target.index - 1]?.componentName,
  };
}
