import { useEffect, useRef } from 'react';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import { stepOf } from '#src/domain/authoring/stepKeys.ts';
import type { Step } from '#src/domain/authoring/stepKeys.ts';
import type { EditingState } from '../editing/createEditing.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Tipped } from '../ui/Tipped.tsx';
import { nameInKey } from './useStep.ts';

interface StepsProps {
  state: EditingState;
  onStep: (towards: Step) => void;
  /** What a component of the page is called. */
  componentName: (uid: string) => string;
}

const KEYS = { undo: 'Ctrl Z', redo: 'Ctrl Shift Z' } as const;

/** Back and forth through the texts that were written here, by button and by keys. */
export function Steps({ state, onStep, componentName }: StepsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const towards = stepOf(event);
      if (!towards) return;
      event.preventDefault();
      onStep(towards);
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [onStep]);
  const press = (towards: Step) => {
    onStep(towards);
    // After the last one its button is off, and the keyboard goes on at the other.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        row.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
    });
  };
  return (
    <div className="Canvas-steps" ref={row}>
      {(['undo', 'redo'] as const).map((towards) => (
        <StepButton key={towards} {...{ towards, state, componentName }} onPress={() => press(towards)} />
      ))}
    </div>
  );
}

interface StepButtonProps extends Pick<StepsProps, 'state' | 'componentName'> {
  towards: Step;
  onPress: () => void;
}

function StepButton({ towards, state, componentName, onPress }: StepButtonProps) {
  const say = useWords();
  const { [towards]: key = '', fields } = state;
  const owner = fields.get(key)?.owner ?? '';
  const name = key === '' ? say(towards) : say(`${towards}Of`, { field: fieldTitle(say, nameInKey(key)) });
  const tip = owner === '' ? name : say('stepIn', { step: name, component: componentName(owner) });
  return (
    <Tipped tip={tip} keys={KEYS[towards]} placement="bottom">
      <Button look="bare" size="small" isDisabled={key === ''} onPress={onPress} aria-label={name}>
        <Icon name={towards} />
        <span>
          <span className="Canvas-word">{say(towards)}</span>
          <span className="Canvas-undo">{name.slice(say(towards).length)}</span>
        </span>
      </Button>
    </Tipped>
  );
}
