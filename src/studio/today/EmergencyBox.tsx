import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import useSWR from 'swr';
import type { EmergencyState } from '../api/flowCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useClock } from '../clock/useClock.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { FirstField } from '../ui/FirstField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextBox } from '../ui/TextBox.tsx';

/** The banner for an emergency: found at once, not pressed by habit. */
export function EmergencyBox({ site }: { site: string }) {
  const say = useWords();
  const language = useLanguage();
  const clock = useClock();
  const api = useApi();
  const { data, mutate } = useSWR(['emergency', site], () => api.emergency(site));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { up } = data;
  return (
    <div className="Emergency">
      <p className="Line-about">
        {up
          ? say('emergencyUp', {
              text: up.headline[language],
              name: up.by ?? say('someone'),
              time: clock.moment(up.at),
            })
          : say('emergencyNote')}
      </p>
      <Button look="danger" onPress={() => setOpen(true)}>
        <Icon name="warning" /> {say(up ? 'emergencyEnd' : 'emergency')}
      </Button>
      {isOpen ? (
        <EmergencyDialog
          site={site}
          isUp={up !== null}
          onClose={() => setOpen(false)}
          onDone={(state) => {
            setOpen(false);
            void mutate(state, { revalidate: false });
          }}
        />
      ) : null}
    </div>
  );
}

interface EmergencyDialogProps {
  site: string;
  isUp: boolean;
  onClose: () => void;
  onDone: (state: EmergencyState) => void;
}

const FIELDS = ['headlineEn', 'headlineEs', 'textEn', 'textEs', 'reason'] as const;
type Field = (typeof FIELDS)[number];
const OPTIONAL: readonly Field[] = ['textEn', 'textEs'];

function EmergencyDialog({ site, isUp, onClose, onDone }: EmergencyDialogProps) {
  const say = useWords();
  const announce = useAnnounce();
  const api = useApi();
  const [values, setValues] = useState<Record<Field, string>>({
    ...{ headlineEn: '', headlineEs: '', textEn: '', textEs: '', reason: '' },
  });
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState('');
  const asked: readonly Field[] = isUp ? ['reason'] : FIELDS;
  const isMissing = (field: Field) => !OPTIONAL.includes(field) && values[field].trim() === '';
  const act = async () => {
    setTried(true);
    if (asked.some(isMissing)) return;
    const { headlineEn, headlineEs, textEn, textEs, reason } = values;
    try {
      const state = isUp
        ? await api.endEmergency(site, reason)
        : await api.raiseEmergency(site, {
            headline: { en: headlineEn, es: headlineEs },
            text: { en: textEn, es: textEs },
            reason,
          });
      announce(say(isUp ? 'emergencyIsDown' : 'emergencyIsUp'));
      onDone(state);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className="Scrim">
      <Modal className="Modal">
        <Dialog className="Dialog" role="alertdialog">
          <Heading slot="title">{say(isUp ? 'emergencyEnd' : 'emergency')}</Heading>
          <p>{say(isUp ? 'emergencyEndLead' : 'emergencyLead')}</p>
          <FirstField>
            {asked.map((field) => (
              <TextBox
                key={field}
                label={say(`emergency-${field}`)}
                {...(!OPTIONAL.includes(field) && { aside: say('required') })}
                value={values[field]}
                onChange={(value) => setValues({ ...values, [field]: value })}
                error={isTried && isMissing(field) ? say('isRequired') : undefined}
              />
            ))}
          </FirstField>
          {problem ? (
            <p role="alert" className="TextBox-error">
              {say('refused', { reason: problem })}
            </p>
          ) : null}
          <div className="Dialog-acts">
            <Button look="bare" onPress={onClose}>
              {say('cancel')}
            </Button>
            <Button look="danger" onPress={() => void act()}>
              {say(isUp ? 'emergencyEnd' : 'emergencyNow')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
