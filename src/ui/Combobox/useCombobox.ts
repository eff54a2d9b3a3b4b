import { type SyntheticEvent, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';
import {
  activeIndex,
  CLOSED,
  type ComboboxEffect,
  type ComboboxEvent,
  comboboxStep,
  type ComboboxWorld,
  isListShown,
} from './comboboxMachine.ts';

/** The machine of a combobox at work on the page: `send` tells it what happened, with the browser's own event. */
export function useCombobox<Option extends ComboboxOption>(
  props: ComboboxProps<Option>,
  optionId: (id: string) => string,
) {
  const { value, options, loading, loadingMessage, emptyMessage, onSubmit } = props;
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(CLOSED);
  const world: ComboboxWorld = {
    value,
    optionIds: options.map(({ id }) => id),
    hasMessage: (loading ? loadingMessage : emptyMessage) !== undefined,
    submits: onSubmit !== undefined,
  };

  const perform = (effect: ComboboxEffect, cause?: SyntheticEvent) => {
    switch (effect.type) {
      case 'consume':
        return cause?.preventDefault();
      case 'keep':
        return cause?.stopPropagation();
      case 'input':
        return props.onInput(effect.text);
      case 'select': {
        const option = options.find(({ id }) => id === effect.id);
        return option && props.onSelect(option);
      }
      case 'submit':
        return onSubmit?.(value);
      case 'dismiss':
        return props.onDismiss?.();
      case 'reveal':
        return document.getElementById(optionId(effect.id))?.scrollIntoView?.({ block: 'nearest' });
      case 'focus':
        return input.current?.focus();
    }
  };
  const send = (event: ComboboxEvent, cause?: SyntheticEvent) => {
    const { state: next, effects } = comboboxStep(state, event, world);
    setState(next);
    for (const effect of effects) perform(effect, cause);
  };

  return {
    input,
    send,
    isOpen: state.isOpen,
    isShown: isListShown(state, world),
    /** Id of the option the keyboard stands on. */
    activeId: activeIndex(state, world) < 0 ? undefined : state.activeId,
  };
}
