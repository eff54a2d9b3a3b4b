import { Checkbox, Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import type { Publication } from './publication.ts';

interface WhenChoiceProps {
  chosen: Publication;
  /** Whether the time that was chosen is there twice. */
  isTwice: boolean;
  onChange: (chosen: Partial<Publication>) => void;
}

/** Now or at a time, and whether it leaves again; times are those of the site. */
export function WhenChoice({ chosen, isTwice, onChange }: WhenChoiceProps) {
  const say = useWords();
  const clock = useClock();
  return (
    <>
      <RadioGroup
        className="Publish-part"
        value={chosen.isLater ? 'later' : 'now'}
        onChange={(value) => onChange({ isLater: value === 'later' })}
      >
        <Label className="Publish-title">{say('when')}</Label>
        <div className="Cards">
          {(['now', 'later'] as const).map((value) => (
            <Radio key={value} value={value} className="Card Pick">
              <span className="Pick-dot" aria-hidden="true" />
              <span className="Publish-name">{say(value === 'now' ? 'now' : 'atATime')}</span>
            </Radio>
          ))}
        </div>
      </RadioGroup>
      {chosen.isLater ? (
        <div className="Publish-times">
          <Moment
            labels={[say('day'), say('time')]}
            values={[chosen.day, chosen.time]}
            onDay={(day) => onChange({ day, which: undefined })}
            onTime={(time) => onChange({ time, which: undefined })}
          />
        </div>
      ) : null}
      <div className="Publish-times">
        <Checkbox
          className="Flag"
          isSelected={chosen.isTakenOff}
          onChange={(isTakenOff) => onChange({ isTakenOff })}
        >
          <span className="Flag-box" aria-hidden="true" />
          {say('takeOff')}
        </Checkbox>
        {chosen.isTakenOff ? (
          <Moment
            labels={[say('takeOffDay'), say('takeOffTime')]}
            values={[chosen.offDay, chosen.offTime]}
            onDay={(offDay) => onChange({ offDay, which: undefined })}
            onTime={(offTime) => onChange({ offTime, which: undefined })}
          />
        ) : null}
      </div>
      {chosen.isLater || chosen.isTakenOff ? (
        <p className="Publish-about">{say('zoneIs', { zone: clock.zoneName })}</p>
      ) : null}
      {isTwice ? (
        <RadioGroup
          className="Publish-part"
          value={chosen.which ?? ''}
          onChange={(which) => onChange({ which: which as 'first' | 'second' })}
        >
          <Label>{say('whichTime')}</Label>
          {(['first', 'second'] as const).map((which) => (
            <Radio key={which} value={which} className="Pick">
              <span className="Pick-dot" aria-hidden="true" /> {say(`${which}Time`)}
            </Radio>
          ))}
        </RadioGroup>
      ) : null}
    </>
  );
}

interface MomentProps {
  labels: readonly [day: string, time: string];
  values: readonly [day: string, time: string];
  onDay: (day: string) => void;
  onTime: (time: string) => void;
}

function Moment({ labels, values, onDay, onTime }: MomentProps) {
  return (
    <>
      <TextField className="TextBox" type="date" value={values[0]} onChange={onDay}>
        <Label>{labels[0]}</Label>
        <Input type="date" />
      </TextField>
      <TextField className="TextBox" type="time" value={values[1]} onChange={onTime}>
        <Label>{labels[1]}</Label>
        <Input type="time" />
      </TextField>
    </>
  );
}
