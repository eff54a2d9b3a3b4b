import { useState } from 'react';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { MediaItem } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { later } from '../ui/later.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import type { FieldEditorProps } from './FieldEditor.tsx';
import { pictureMembers, writeMembers } from './rawMarkup.ts';
import { useMembers } from './useMembers.ts';

const MediaPicker = later(async () => (await import('../media/MediaPicker.tsx')).MediaPicker);

/** A picture: chosen from the library, or an address; and what it says where it stands. */
export function PictureEditor({ field, onChange }: FieldEditorProps) {
  const say = useWords();
  const [isChoosing, setChoosing] = useState(false);
  const members = useMembers(field.rawValue, 'src');
  const set = (name: string) => (text: string) =>
    onChange(writeMembers('image', { ...members, [name]: text }));
  const pick = (media: MediaItem) => {
    setChoosing(false);
    onChange(writeMembers('image', pictureMembers(media, field.language)));
  };
  return (
    <fieldset className="Group">
      <legend>{fieldTitle(say, field.name)}</legend>
      {members['src'] ? <img className="Group-picture" src={members['src']} alt="" /> : null}
      <Button data-act="choose" onPress={() => setChoosing(true)}>
        {say('mediaChoose')}
      </Button>
      <TextBox label={say('imageSource')} value={members['src'] ?? ''} onChange={set('src')} />
      <TextBox
        name="alt"
        label={say('imageAlt')}
        help={say('imageAltHelp')}
        value={members['alt'] ?? ''}
        onChange={set('alt')}
        isReadOnly={!members['src']}
      />
      {isChoosing ? <MediaPicker onPick={pick} onClose={() => setChoosing(false)} /> : null}
    </fieldset>
  );
}
