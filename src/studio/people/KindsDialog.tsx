import { useState } from 'react';
import { Checkbox, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import useSWR from 'swr';
import type { PageKind } from '../api/peopleCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { kindWords } from '../pages/kindWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextBox } from '../ui/TextBox.tsx';

const TEMPLATES = ['Page', 'ServicePage', 'HealthWellnessPage'] as const;

interface KindsDialogProps {
  onClose: () => void;
  onSaved: () => void;
}

/** Which pages somebody else reads before they go live. */
export function KindsDialog({ onClose, onSaved }: KindsDialogProps) {
  const say = useWords();
  const api = useApi();
  const { data } = useSWR('kinds', () => api.kinds(), { revalidateOnFocus: false });
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className="Scrim">
      <Modal className="Modal Modal-wide">
        <Dialog className="Dialog">
          <Heading slot="title">{say('kinds')}</Heading>
          <p>{say('kindsLead')}</p>
          {data ? <KindsForm first={data} onClose={onClose} onSaved={onSaved} /> : <p>{say('loading')}</p>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function KindsForm({ first, onClose, onSaved }: KindsDialogProps & { first: readonly PageKind[] }) {
  const say = useWords();
  const api = useApi();
  const [kinds, setKinds] = useState(first);
  const [problem, setProblem] = useState('');
  const save = () => api.saveKinds(kinds).then(onSaved, (error: Error) => setProblem(error.message));
  return (
    <>
      <ol className="Kinds">
        {kinds.map((kind, index) => (
          // A row is its place: the first that fits a page counts.
          <li key={index}>
            <KindRow
              kind={kind}
              onChange={(part) =>
                setKinds(kinds.map((one, at) => (at === index ? { ...one, ...part } : one)))
              }
              onRemove={() => setKinds(kinds.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="small"
          onPress={() =>
            setKinds([...kinds, { name: say('kindNew'), template: 'Page', needsApproval: true }])
          }
        >
          <Icon name="add" /> {say('kindAdd')}
        </Button>
      </div>
      {problem ? (
        <p role="alert" className="TextBox-error">
          {say('refused', { reason: problem })}
        </p>
      ) : null}
      <div className="Dialog-acts">
        <Button look="bare" onPress={onClose}>
          {say('cancel')}
        </Button>
        <Button look="solid" onPress={() => void save()}>
          {say('saveRoles')}
        </Button>
      </div>
    </>
  );
}

interface KindRowProps {
  kind: PageKind;
  onChange: (part: Partial<PageKind>) => void;
  onRemove: () => void;
}

function KindRow({ kind, onChange, onRemove }: KindRowProps) {
  const say = useWords();
  return (
    <fieldset className="Kind">
      <legend className="Announcer">{kind.name}</legend>
      <TextBox label={say('kindName')} value={kind.name} onChange={(name) => onChange({ name })} />
      <label className="Kind-choice">
        <span>{say('kindTemplate')}</span>
        <select value={kind.template} onChange={(event) => onChange({ template: event.target.value })}>
          {[...new Set([...TEMPLATES, kind.template])].map((template) => (
            <option key={template} value={template}>
              {TEMPLATES.some((one) => one === template) ? say(kindWords(template)) : template}
            </option>
          ))}
        </select>
      </label>
      <TextBox
        label={say('kindBelow')}
        value={kind.below ?? ''}
        onChange={(below) => onChange({ below: below.trim() || undefined })}
      />
      <TextBox
        label={say('kindDays')}
        value={kind.reviewDays === undefined ? '' : String(kind.reviewDays)}
        onChange={(days) => onChange({ reviewDays: Number(days.replace(/\D/g, '')) || undefined })}
      />
      <Checkbox
        className="Flag"
        isSelected={kind.needsApproval}
        onChange={(needsApproval) => onChange({ needsApproval })}
      >
        <span className="Flag-box" aria-hidden="true" />
        {say('kindApproval')}
      </Checkbox>
      <Button size="small" look="bare" aria-label={say('kindRemove', { name: kind.name })} onPress={onRemove}>
        <Icon name="close" />
      </Button>
    </fieldset>
  );
}
