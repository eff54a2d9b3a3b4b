import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import useSWR from 'swr';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { TranslatedPage, TranslatedPart } from '../api/translationCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { titleOf, useCatalogue } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { useWritten } from '../outbox/useWritten.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { useAct } from '../ui/useAct.ts';
import { TextPair } from './TextPair.tsx';
import './languages.css';

interface LanguagesViewProps {
  pageId: string;
  outbox: Outbox;
  onClose: () => void;
}

/** A page's texts in both languages, text by text: English is read, Spanish is written. */
export function LanguagesView({ pageId, outbox, onClose }: LanguagesViewProps) {
  const say = useWords();
  const api = useApi();
  const announce = useAnnounce();
  const catalogue = useCatalogue();
  const { data, error, mutate } = useSWR<TranslatedPage, Error>(['translated', pageId], () =>
    api.translatedPage(pageId),
  );
  const written = useWritten(outbox, mutate);
  const { isBusy, problem, run } = useAct();
  const [isCare, setCare] = useState(false);
  const trouble = problem ?? error?.message;
  return (
    <main className="Languages" data-area aria-label={say('sideBySide')}>
      <header className="Languages-head">
        <div>
          <h2>{data ? say('sideBySideOf', { name: data.names.en }) : say('loading')}</h2>
          {data ? <Counts parts={data.parts} /> : null}
        </div>
        <ToggleButton className="Tool" isSelected={isCare} onChange={setCare}>
          {say('sideOnlyCare')}
        </ToggleButton>
        <Button size="small" onPress={onClose}>
          {say('sideBack')}
        </Button>
      </header>
      {trouble === undefined ? null : (
        <p role="alert" className="Trouble">
          {say('refused', { reason: trouble })}
        </p>
      )}
      {data ? (
        <Parts
          page={data}
          catalogue={catalogue}
          isCare={isCare}
          written={written}
          isBusy={isBusy}
          onRight={(itemId, name, source) =>
            run(
              () => api.stillRight(itemId, [{ name, source }]),
              () => {
                announce(say('stillRightSaid', { field: fieldTitle(say, name) }));
                void mutate();
              },
            )
          }
        />
      ) : null}
    </main>
  );
}

/** One sentence about the page: how many of its translations need somebody. */
function Counts({ parts }: { parts: readonly TranslatedPart[] }) {
  const say = useWords();
  const states = parts.flatMap(({ fields }) => fields.map(({ state }) => state));
  const count = (state: string) => states.filter((one) => one === state).length;
  const [older, missing] = [count('older'), count('missing')];
  const needs = [
    older > 0 && say('sideOlder', { count: older }),
    missing > 0 && say('sideMissing', { count: missing }),
  ].filter(Boolean);
  return (
    <p role="status">
      {[say('sideAll', { count: states.length }), ...(needs.length > 0 ? needs : [say('sideRight')])].join(
        ' · ',
      )}
    </p>
  );
}

interface PartsProps {
  page: TranslatedPage;
  catalogue: Catalogue;
  isCare: boolean;
  written: ReturnType<typeof useWritten>;
  isBusy: boolean;
  onRight: (itemId: string, name: string, source: string) => void;
}

function Parts({ page, catalogue, isCare, written, isBusy, onRight }: PartsProps) {
  const say = useWords();
  // What was written here while only what needs care is shown stays in sight: it would go from under the caret.
  const isShown = (field: TranslatedPart['fields'][number]) =>
    !isCare ||
    field.state !== 'right' ||
    written.textOf({ itemId: field.itemId, name: field.name, language: 'es' }, field.raw) !== field.raw;
  const parts = page.parts
    .map((part) => ({ ...part, fields: part.fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0);
  if (parts.length === 0)
    return <p className="Panel-empty">{say(isCare ? 'sideNothingHere' : 'sideNothing')}</p>;
  return (
    <div className="Languages-parts">
      <div className="Languages-titles" aria-hidden="true">
        <p>{say('sideSource')}</p>
        <p>{say('sideTarget')}</p>
      </div>
      {parts.map((part) => (
        <div
          key={part.owner}
          className="Languages-part"
          // No landmark: a page may have several of one component.
          role="group"
          aria-label={part.owner === '' ? say('page') : titleOf(catalogue, part.component)}
        >
          <h3>{part.owner === '' ? say('page') : titleOf(catalogue, part.component)}</h3>
          {part.fields.map((field) => {
            const place = { itemId: field.itemId, name: field.name, language: 'es' as const };
            return (
              <TextPair
                key={`${field.itemId} ${field.name}`}
                field={field}
                owner={part.owner}
                mayWrite={page.mayWrite}
                isBusy={isBusy}
                raw={written.textOf(place, field.raw)}
                refused={written.refusedOf(place)}
                onWrite={(raw) =>
                  written.write(
                    { ...place, version: field.version, revision: field.revision },
                    raw,
                    field.raw,
                  )
                }
                onRight={() => onRight(field.itemId, field.name, field.source.mark)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
