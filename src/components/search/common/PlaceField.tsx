import { useRef, useState } from 'react';
import { useStrings } from '#src/context/PageContext.tsx';
import { Combobox } from '#src/ui/Combobox/Combobox.tsx';
import { pinIcon } from '#src/ui/Icon/glyphs.ts';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';
import { PLAIN_PLACE_PARAM } from '#src/domain/search/screenState.ts';
import { type Place, usePlaceSuggestions } from './usePlaceSuggestions.ts';

export interface PlaceFieldProps {
  /** The chosen place in words; '' without one. */
  chosen: string;
  onChoose: (place: Place) => void;
  /** The field was emptied. */
  onClear: () => void;
  /** Enter, after the text's place has been chosen (if there is one). */
  onEnter?: () => void;
  /** The form the field belongs to when it stands outside of it. */
  form?: string;
  disabled?: boolean;
  placeholder?: string;
}

/**
 * A place by name: suggestions while typing; leaving the list without picking takes its first entry and says
 * so; with no suggestion nothing changes. A clear button empties it.
 */
export function PlaceField({
  chosen,
  onChoose,
  onClear,
  onEnter,
  form,
  disabled,
  placeholder,
}: PlaceFieldProps) {
  const t = useStrings();
  const [text, setText] = useState(chosen);
  const [isTyping, setIsTyping] = useState(false);
  const [said, setSaid] = useState('');
  const latest = useRef(text);

  // The field follows the search: back, Clear All or 'Use my exact location' may have changed the place.
  const [shownPlace, setShownPlace] = useState(chosen);
  if (shownPlace !== chosen) {
    setShownPlace(chosen);
    setText(chosen);
    setIsTyping(false);
  }
  const { places, isLoading, answered, hasFailed, resolve } = usePlaceSuggestions(text, isTyping);

  const choose = (place: Place) => {
    latest.current = place.name;
    setText(place.name);
    setIsTyping(false);
    setSaid(t('search.placeChosen', { place: place.name }));
    onChoose(place);
  };
  const takeFirst = async () => {
    if (!isTyping || text.trim() === '' || text === chosen) return;
    const asked = text;
    const found = answered === asked.trim() ? places : await resolve(asked);
    const first = found[0];
    // What was typed meanwhile counts, not what an old answer says.
    if (first && latest.current === asked) choose(first);
  };
  const hasNone = answered === text.trim() && places.length === 0;
  const nothing = hasFailed ? t('search.placesUnavailable') : hasNone ? t('search.noPlaces') : undefined;
  return (
    <>
      <Combobox
        label={t('search.near')}
        name={PLAIN_PLACE_PARAM}
        form={form}
        value={text}
        placeholder={placeholder ?? t('search.nearPlaceholder')}
        icon={pinIcon}
        disabled={disabled}
        onInput={(value) => {
          latest.current = value;
          setText(value);
          setIsTyping(true);
          setSaid('');
          if (value === '') onClear();
        }}
        options={places.map(({ id, name }) => ({ id, label: name }))}
        onSelect={(option) => {
          const place = places.find(({ id }) => id === option.id);
          if (place) choose(place);
        }}
        onSubmit={() => void takeFirst().then(onEnter)}
        onDismiss={() => void takeFirst()}
        loading={isLoading}
        loadingMessage={t('search.lookingForPlaces')}
        emptyMessage={nothing}
        countMessage={t('search.suggestions', { count: places.length })}
        clearLabel={t('search.clearPlace')}
      />
      <LiveStatus message={said} delay={0} />
    </>
  );
}
