import { useEffect, useState } from 'react';
import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import { fieldKey } from '#src/domain/authoring/FrameTree.ts';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import type { EntryActs } from '../app/useEntries.ts';
import { entriesOf, fieldsOfEntry, titleOf, useAbouts, useCatalogue } from '../catalogue.ts';
import type { CatalogueField } from '../catalogue.ts';
import type { EditingState } from '../editing/createEditing.ts';
import { placeOf } from '../editing/layout.ts';
import type { PlaceOf, Target } from '../editing/layout.ts';
import { CompanyHere } from '../meanwhile/Company.tsx';
import { useCompany } from '../meanwhile/company.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { later } from '../ui/later.tsx';
import { steady } from '../ui/steady.tsx';
import { Entries } from './Entries.tsx';
import { nameOfEntry } from './nameOfEntry.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { showField } from './focusField.ts';
import { Choice, Settings } from './Settings.tsx';
import { useRichTextAhead } from './useRichTextField.ts';

/** Loaded when something is moved further than one place. */
const MoveDialog = later(async () => (await import('../drag/MoveDialog.tsx')).MoveDialog);

interface FieldPanelProps {
  page: EditedPage;
  state: EditingState;
  onChange: (key: string, raw: string, sitting?: string) => void;
  onMove: (uid: string, by: -1 | 1) => void;
  onMoveTo: (uid: string, target: Target) => void;
  onRemove: (uid: string) => void;
  onSet: (uid: string, name: string, value: string) => void;
  acts: EntryActs;
}

/** What is selected: its name, its place and each of its texts. */
export const FieldPanel = steady(function FieldPanel(props: FieldPanelProps) {
  const { page, state, onChange, onSet, acts, ...structure } = props;
  const say = useWords();
  const catalogue = useCatalogue();
  const uid = ownerOf(state);
  useEffect(() => showField(state.selected), [state.selected]);
  useRichTextAhead();
  const company = useCompany();
  if (uid === undefined) return <p className="Panel-empty Panel-nothing">{say('nothingSelected')}</p>;
  const own = placeOf(page.layout, uid);
  const around = own ? undefined : placeOf(page.around, uid);
  const place = own ?? around;
  const entry = place && catalogue.components[place.component.componentName];
  const declared = entry?.fields ?? catalogue.page.fields;
  const list = entry && entriesOf(entry);
  const entries = (page.entries ?? []).filter(({ owner }) => owner === uid);
  const fields = fieldsOf(state, uid, page.id, Object.keys(declared)).filter(
    ({ itemId }) => !list || entries.every((one) => one.itemId !== itemId),
  );
  /** Texts of an entry, and what is declared of each; of a menu those alone that visitors read. */
  const textsOf = (itemId: string, of: Record<string, CatalogueField>) => {
    const texts = [...state.fields.values()].filter((one) => one.owner === uid && one.itemId === itemId);
    const offered = fieldsOfEntry(
      of,
      texts.map(({ name }) => name),
    );
    const shown = offered === of ? texts : texts.filter(({ name }) => Object.hasOwn(offered, name));
    return { offered, fields: inOrder(shown, Object.keys(offered)) };
  };
  const rows = (shown: readonly FrameField[], of: Record<string, CatalogueField>) =>
    shown.map((field) => (
      <FieldRow
        key={fieldKey(field)}
        {...{ field, company, onChange }}
        isWriting={state.writing === fieldKey(field)}
        about={of[field.name]}
      />
    ));
  return (
    <div className="Panel">
      <header className="Panel-head">
        <h2>{place ? titleOf(catalogue, place.component.componentName) : page.name}</h2>
        <p>{place ? placeWords(place, around !== undefined, say) : say('page')}</p>
        {place ? <About componentName={place.component.componentName} /> : null}
      </header>
      {own ? <Tools key={uid} page={page} place={own} uid={uid} {...structure} /> : null}
      <div className="Panel-fields">
        {fields.length === 0 && !list ? <p className="Panel-empty">{say('noFields')}</p> : null}
        {rows(fields, declared)}
      </div>
      {list ? (
        <Entries
          key={`entries ${uid}`}
          holder={{
            ...{ owner: uid, itemId: place.component.dataSource, isShared: around !== undefined },
            componentName: place.component.componentName,
          }}
          {...{ list, entries, acts }}
          chosen={state.fields.get(chosenField(state))?.itemId}
          nameOf={({ itemId }, of) => nameOfEntry(textsOf(itemId, of).fields)}
        >
          {({ itemId }, of) => {
            const texts = textsOf(itemId, of);
            return rows(texts.fields, texts.offered);
          }}
        </Entries>
      ) : null}
      {own && entry?.params ? (
        <Settings
          key={`settings ${uid}`}
          component={own.component}
          declared={entry.params}
          onSet={(name, value) => onSet(uid, name, value)}
        />
      ) : null}
    </div>
  );
});

interface FieldRowProps extends Pick<FieldPanelProps, 'onChange'> {
  field: FrameField;
  /** Somebody writes in it on the page. */
  isWriting: boolean;
  company: ReturnType<typeof useCompany>;
  about: CatalogueField | undefined;
}

/** A text with its editor, and who else is in it. */
const FieldRow = steady(function FieldRow({ field, isWriting, company, about, onChange }: FieldRowProps) {
  const key = fieldKey(field);
  const say = useWords();
  return (
    <div data-field={key}>
      <CompanyHere people={company.filter((one) => one.field === key)} isNamed />
      {about?.kind === 'choice' && Array.isArray(about.of) ? (
        <Choice
          name={field.name}
          label={fieldTitle(say, field.name)}
          value={field.rawValue}
          words={about.of as string[]}
          usual={String(about.of[0] ?? '')}
          onSet={(word) => onChange(key, word)}
        />
      ) : (
        <FieldEditor
          field={field}
          help={about?.help}
          isRequired={about?.required === true}
          isNamed={about?.isNamed === true}
          isWriting={isWriting}
          onChange={(raw, sitting) => onChange(key, raw, sitting)}
        />
      )}
    </div>
  );
});

/** What the component is for; asked for once one is chosen. */
function About({ componentName }: { componentName: string }) {
  const about = useAbouts()[componentName];
  return about ? <p className="Panel-about">{about}</p> : null;
}

const placeWords = (place: PlaceOf, isShared: boolean, say: ReturnType<typeof useWords>) =>
  isShared
    ? say('sharedPart')
    : say('inSlot', { slot: slotTitle(say, place.slot), place: place.index + 1, count: place.count });

type ToolsProps = { place: PlaceOf; uid: string } & Pick<
  FieldPanelProps,
  'page' | 'onMove' | 'onMoveTo' | 'onRemove'
>;

function Tools({ page, place, uid, onMove, onMoveTo, onRemove }: ToolsProps) {
  const say = useWords();
  const [isMoving, setMoving] = useState(false);
  return (
    <div className="Panel-tools">
      <Button look="bare" size="small" isDisabled={place.index === 0} onPress={() => onMove(uid, -1)}>
        <Icon name="up" /> {say('moveUp')}
      </Button>
      <Button
        look="bare"
        size="small"
        isDisabled={place.index === place.count - 1}
        onPress={() => onMove(uid, 1)}
      >
        <Icon name="down" /> {say('moveDown')}
      </Button>
      <Button look="bare" size="small" onPress={() => setMoving(true)}>
        <Icon name="move" /> {say('moveElsewhere')}
      </Button>
      {isMoving ? (
        <MoveDialog page={page} uid={uid} onMoveTo={onMoveTo} onClose={() => setMoving(false)} />
      ) : null}
      <Button look="bare" size="small" onPress={() => onRemove(uid)}>
        <Icon name="bin" /> {say('remove')}
      </Button>
    </div>
  );
}

/** uid of the component whose texts the panel shows; '' for the page; undefined when nothing is selected. */
export function ownerOf({ selected, fields }: Pick<EditingState, 'selected' | 'fields'>): string | undefined {
  if (selected === 'page') return '';
  if (selected.startsWith('r:')) return selected.slice(2);
  if (selected.startsWith('f:')) return fields.get(chosenField({ selected }))?.owner;
  return undefined;
}

/** The text that is chosen, in the panel or on the page. */
const chosenField = ({ selected }: Pick<EditingState, 'selected'>) => selected.slice(2).replace(/#\d+$/, '');

/** Texts of a component, in the order its declaration has them; of the page itself when there is no owner. */
const fieldsOf = ({ fields }: EditingState, uid: string, pageId: string, order: readonly string[]) =>
  inOrder(
    [...fields.values()].filter((field) => (uid === '' ? field.itemId === pageId : field.owner === uid)),
    order,
  );

/** What is not declared comes last. */
function inOrder(fields: readonly FrameField[], order: readonly string[]): FrameField[] {
  const place = ({ name }: FrameField) => (order.includes(name) ? order.indexOf(name) : order.length);
  return fields.toSorted((a, b) => place(a) - place(b));
}
