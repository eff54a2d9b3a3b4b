import { useCallback, useDeferredValue, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { MediaItem } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { DropArea } from './DropArea.tsx';
import { MediaFinder } from './MediaFinder.tsx';
import type { Wish } from './MediaFinder.tsx';
import { UploadButton, UploadList } from './UploadButton.tsx';
import { useMediaList } from './useMediaList.ts';
import { useUploads } from './useUploads.ts';
import './media.css';

interface MediaPickerProps {
  onPick: (media: MediaItem) => void;
  onClose: () => void;
}

const toSearch = (input: HTMLInputElement | null) => input?.focus();

/** Chooses a picture of the library for a field, or uploads one and chooses that. */
export function MediaPicker({ onPick, onClose }: MediaPickerProps) {
  const say = useWords();
  const [wish, setWish] = useState<Wish>({});
  const [chosen, setChosen] = useState<MediaItem>();
  const words = useDeferredValue(wish.words ?? '');
  const listed = useMediaList({ ...wish, words, kind: 'picture' });
  const { list, reload } = listed;
  const mayUpload = list?.mayChange === true;
  const kept = useCallback(
    (media: MediaItem) => {
      if (media.kind === 'picture') setChosen(media);
      reload();
    },
    [reload],
  );
  const { uploads, send, clear } = useUploads('', kept);
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className="Scrim">
      <Modal className="Modal Modal-wide">
        <Dialog className="Dialog">
          <Heading slot="title">{say('mediaChooseTitle')}</Heading>
          <DropArea className="Picker" isDisabled={!mayUpload} onFiles={send}>
            <UploadList uploads={uploads} onClear={clear} />
            <MediaFinder
              label={say('mediaPictures')}
              listed={listed}
              wish={wish}
              onWish={setWish}
              chosen={chosen?.id}
              onChoose={setChosen}
              isForPictures
              searchRef={toSearch}
            />
          </DropArea>
          <div className="Dialog-acts">
            {mayUpload ? <UploadButton look="line" onFiles={send} /> : null}
            <span className="Picker-chosen" role="status">
              {chosen ? say('mediaChosen', { name: chosen.name }) : say('mediaNoneChosen')}
            </span>
            <Button onPress={onClose}>{say('close')}</Button>
            <Button look="solid" isDisabled={!chosen} onPress={() => chosen && onPick(chosen)}>
              {say('mediaUse')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
