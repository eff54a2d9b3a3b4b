import { Checkbox } from 'react-aria-components';
import type { EditedPage, Language } from '../api/StudioApi.ts';
import type { PageFlow } from '../api/flowCalls.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import type { Publication } from './publication.ts';

interface PartProps {
  flow: PageFlow;
  chosen: Publication;
  onChange: (chosen: Partial<Publication>) => void;
}

type SharedPart = PageFlow['shared'][number];

const toggled = <T,>(list: readonly T[], one: T, isOn: boolean): T[] =>
  isOn ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one);

/** The page, and what it shows besides. */
export function WhatGoesLive({ page, flow, chosen, onChange }: PartProps & { page: EditedPage }) {
  const say = useWords();
  const own = flow.languages.find(({ language }) => language === page.language);
  const changes = own?.changes ?? 0;
  return (
    <section>
      <h3 className="Publish-title">{say('goesLive')}</h3>
      <ul className="Publish-rows">
        <li className="Publish-row">
          <span className="Publish-name">{page.name}</span>
          <span className="Publish-about">
            {own?.isPending ? say('pageChanges', { count: Math.max(changes, 1) }) : say('pageUnchanged')}
          </span>
        </li>
        {flow.shared.map((part) => (
          <li key={part.id} className="Publish-row">
            <Checkbox
              className="Flag"
              isSelected={chosen.also.includes(part.id)}
              onChange={(isOn) => onChange({ also: toggled(chosen.also, part.id, isOn) })}
            >
              <span className="Flag-box" aria-hidden="true" />
              <span>
                <span className="Publish-name">{part.isEverywhere ? say('sharedShell') : part.name}</span>
                <span className="Publish-about">{whereShown(part, say)}</span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whereShown({ isEverywhere, isPage, isLive, otherPages }: SharedPart, say: Words): string {
  if (isEverywhere) return say('sharedEverywhere');
  if (isPage) return say(isLive ? 'linkedPage' : 'linkedNewPage');
  return otherPages > 0 ? say('sharedAlso', { count: otherPages }) : say('sharedOnlyHere');
}

/** Languages go live together or apart. */
export function WhichLanguages({ flow, chosen, onChange }: PartProps) {
  const say = useWords();
  const nameOf = (language: Language) => say(language === 'en' ? 'english' : 'spanish');
  return (
    <fieldset className="Publish-part">
      <legend className="Publish-title">{say('languages')}</legend>
      <div className="Cards">
        {flow.languages.map(({ language, isPending, changes }) => (
          <Checkbox
            key={language}
            className="Flag Card"
            isSelected={chosen.languages.includes(language)}
            onChange={(isOn) => onChange({ languages: toggled(chosen.languages, language, isOn) })}
          >
            <span className="Flag-box" aria-hidden="true" />
            <span>
              <span className="Publish-name">{nameOf(language)}</span>
              <span className="Publish-about">
                {isPending ? say('languageChanges', { count: Math.max(changes, 1) }) : say('languageSame')}
              </span>
            </span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
