import { useStrings } from '#src/context/PageContext.tsx';
import type { FieldSaver, FieldState } from '#src/editor/saving/createFieldSaver.ts';
import type { Refusal } from '#src/ports/AuthoringPort.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { alertIcon, checkIcon, crossIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';

const REASONS = {
  'signed-out': 'editor.refusedSignedOut',
  'not-allowed': 'editor.refusedNotAllowed',
  gone: 'editor.refusedGone',
  invalid: 'editor.refusedInvalid',
  unavailable: 'editor.refusedUnavailable',
} as const satisfies Record<Refusal, string>;

export interface FieldNewsProps {
  saver: FieldSaver;
  name: string;
  field: FieldState;
  /** How a stored text is shown; as it is unless said. */
  read?: (text: string) => string;
}

/** What became of a field, under it: saving, saved, refused with the text kept, or two versions of it to choose from. */
export function FieldNews({ saver, name, field, read = (text) => text }: FieldNewsProps) {
  const t = useStrings();
  const { status, value } = field;
  switch (status.kind) {
    case 'stored':
    case 'waiting':
      return null;
    case 'saving':
      return <p className="FieldNews">{t('editor.saving')}</p>;
    case 'saved':
      return (
        <p className="FieldNews FieldNews-good">
          <Icon icon={checkIcon} /> {t('editor.saved', { time: timeOf(status.at) })}
        </p>
      );
    case 'refused':
      return (
        <div className="FieldNews FieldNews-bad" role="alert" data-unsaved="">
          <p>
            <Icon icon={crossIcon} /> <strong>{t('editor.notSaved')}.</strong> {t(REASONS[status.reason])}
          </p>
          <Button look="outline" size="sm" onClick={() => saver.retry()}>
            {t('editor.tryAgain')}
          </Button>
        </div>
      );
    case 'conflict': {
      const { theirs } = status.clash;
      return (
        <div className="FieldNews FieldNews-clash" role="alert" data-unsaved="">
          <p>
            <Icon icon={alertIcon} /> <strong>{t('editor.clash')}.</strong> {t('editor.clashAbout')}
          </p>
          <dl>
            <div>
              <dt>{t('editor.clashYours')}</dt>
              <dd>{read(value) || t('editor.nothing')}</dd>
            </div>
            <div>
              <dt>{t('editor.clashTheirs')}</dt>
              <dd>{read(theirs) || t('editor.nothing')}</dd>
            </div>
          </dl>
          <div className="FieldNews-choice">
            <Button look="outline" size="sm" onClick={() => saver.settle(name, value)}>
              {t('editor.clashKeep')}
            </Button>
            <Button look="outline" size="sm" onClick={() => saver.settle(name, theirs)}>
              {t('editor.clashTake')}
            </Button>
          </div>
        </div>
      );
    }
  }
}

/** The hour of the editor's own clock. */
const timeOf = (at: number) => new Date(at).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
