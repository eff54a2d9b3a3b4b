import { Checkbox } from 'react-aria-components';
import type { MediaItem, MediaList } from '../api/StudioApi.ts';
import { useAddress } from '../app/useAddress.ts';
import { useClock } from '../clock/useClock.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import { Picked } from '../ui/Picked.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';
import { useMediaEdit } from './useMediaEdit.ts';
import type { MediaEdit } from './useMediaEdit.ts';

interface MediaPanelProps {
  id: string;
  owners: MediaList['owners'];
  mayChange: boolean;
  onChanged: (media: MediaItem) => void;
  /** It went into the bin, or came out of it. */
  onMoved: () => void;
  onBack: () => void;
}

/** One of the library: what stays in sight, what is said of it, where it is used, whose it is. */
export function MediaPanel({ id, owners, mayChange, onChanged, onMoved, onBack }: MediaPanelProps) {
  const say = useWords();
  const edit = useMediaEdit(id, onChanged);
  const { detail, media, state, change } = edit;
  if (!detail || !media)
    return (
      <p className="Panel-empty" role={state.kind === 'problem' ? 'alert' : undefined}>
        {state.kind === 'problem' ? state.reason : say('loading')}
      </p>
    );
  const isReadOnly = !mayChange || media.deletedAt !== null;
  return (
    <div className="MediaPanel">
      <div className="MediaPanel-back">
        <Button look="bare" size="small" onPress={onBack}>
          {say('mediaBack')}
        </Button>
      </div>
      {media.picture ? (
        <FocalPoint
          src={media.picture}
          point={media.focal}
          isReadOnly={isReadOnly}
          onChange={(focal) => change({ focal })}
        />
      ) : (
        <a className="MediaPanel-file" href={media.src}>
          {say('mediaOpen')}
        </a>
      )}
      {media.deletedAt === null ? null : <p className="MediaPanel-note">{say('mediaInBin')}</p>}
      {mayChange ? null : <p className="MediaPanel-note">{say('mediaReadOnly')}</p>}
      {isReadOnly ? null : (
        <div className="MediaPanel-replace">
          <ReplaceFile media={media} detail={detail} onReplaced={edit.take} />
        </div>
      )}
      {media.kind === 'picture' ? <AltTexts edit={edit} media={media} isReadOnly={isReadOnly} /> : null}
      <div className="MediaPanel-pair">
        <TextBox
          label={say('mediaName')}
          value={media.name}
          isReadOnly={isReadOnly}
          onChange={(name) => change({ name })}
        />
        <TextBox
          label={say('mediaFolder')}
          help={isReadOnly ? undefined : say('mediaFolderHelp')}
          value={media.folder}
          isReadOnly={isReadOnly}
          onChange={(folder) => change({ folder })}
        />
      </div>
      <div className="MediaPanel-pair">
        <Picked
          label={say('mediaOwner')}
          value={media.owner}
          options={owners.map((owner) => ({ value: owner.id, label: owner.name }))}
          isDisabled={isReadOnly}
          onChange={(owner) => change({ owner })}
        />
        <TextBox
          label={say('mediaReviewBy')}
          type="date"
          value={media.reviewBy}
          isReadOnly={isReadOnly}
          onChange={(reviewBy) => change({ reviewBy })}
        />
      </div>
      <Uses edit={edit} />
      <Foot edit={edit} media={media} mayChange={mayChange} onMoved={onMoved} />
    </div>
  );
}

function AltTexts({
  edit: { detail, change },
  media,
  isReadOnly,
}: {
  edit: MediaEdit;
  media: MediaItem;
  isReadOnly: boolean;
}) {
  const say = useWords();
  const box = (language: 'en' | 'es', label: 'mediaAltEn' | 'mediaAltEs') => {
    const text = media.alt[language];
    const count = new Set(
      detail?.uses.filter(({ locale }) => locale === language).map(({ itemId }) => itemId),
    ).size;
    const isMissing = text.trim() === '' && !media.isDecorative;
    const wrong = count > 0 ? say('mediaAltMissingUsed', { count }) : say('mediaAltMissing');
    return (
      <TextBox
        label={say(label)}
        aside={say('mediaAltCount', { count: text.length })}
        help={isMissing ? say('mediaAltHelp') : undefined}
        error={isMissing ? wrong : undefined}
        value={text}
        isReadOnly={isReadOnly || media.isDecorative}
        onChange={(typed) => change({ alt: { [language]: typed.slice(0, 500) } })}
      />
    );
  };
  return (
    <>
      {box('en', 'mediaAltEn')}
      {box('es', 'mediaAltEs')}
      <Checkbox
        className="Flag"
        isSelected={media.isDecorative}
        isDisabled={isReadOnly}
        onChange={(isDecorative) => change({ isDecorative })}
      >
        <span className="Flag-box" aria-hidden="true" />
        {say('mediaDecorative')}
      </Checkbox>
    </>
  );
}

function Uses({ edit: { detail } }: { edit: MediaEdit }) {
  const say = useWords();
  const { go } = useAddress();
  const uses = detail?.uses ?? [];
  const hidden = detail?.hiddenUses ?? 0;
  return (
    <section className="Uses" aria-label={say('mediaWhereUsed')}>
      <h2>
        {say('mediaWhereUsed')} <span className="Count">{uses.length + hidden}</span>
      </h2>
      {uses.length + hidden === 0 ? <p className="MediaPanel-note">{say('mediaUsedNowhere')}</p> : null}
      <ul>
        {uses.map(({ itemId, name, path, locale, isLive }) => (
          <li key={`${itemId} ${locale}`} className="Uses-row">
            {path === null ? (
              <span className="Uses-name">
                {name} <span className="Uses-about">{say('mediaShared')}</span>
              </span>
            ) : (
              <Button look="bare" size="small" onPress={() => go(`pages/${itemId}/${locale}`)}>
                <span className="Uses-name">
                  {name} <span className="Uses-about">{locale}</span>
                </span>
              </Button>
            )}
            <span className={isLive ? 'Right' : 'Draft'}>
              <Icon name={isLive ? 'done' : 'pencil'} /> {say(isLive ? 'mediaLive' : 'mediaInDraft')}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 ? <p className="MediaPanel-note">{say('mediaHiddenUses', { count: hidden })}</p> : null}
    </section>
  );
}

function Foot({
  edit: { detail, state, remove, restore },
  media,
  mayChange,
  onMoved,
}: { edit: MediaEdit; media: MediaItem } & Pick<MediaPanelProps, 'mayChange' | 'onMoved'>) {
  const say = useWords();
  const language = useLanguage();
  const clock = useClock();
  const announce = useAnnounce();
  const count = (detail?.uses.length ?? 0) + (detail?.hiddenUses ?? 0);
  const day = clock.date(media.uploadedAt);
  const kilobytes = new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US');
  const size = media.width === null ? '' : `${media.width} × ${media.height}, `;
  const saved =
    state.kind === 'saved'
      ? say('mediaSaved', { time: clock.time(state.at) })
      : state.kind === 'saving'
        ? say('mediaSaving')
        : '';
  return (
    <footer className="MediaPanel-foot">
      <p className="MediaPanel-note">
        {size}
        {kilobytes.format(Math.max(1, Math.round(media.bytes / 1024)))} kB.{' '}
        {say('mediaFacts', { name: media.uploadedByName, day })}
      </p>
      {state.kind === 'problem' ? (
        <p role="alert" className="TextBox-error">
          {say('notSaved', { reason: state.reason })}
        </p>
      ) : null}
      {mayChange ? (
        <div className="MediaPanel-acts">
          <span className="MediaPanel-note">{saved}</span>
          {media.deletedAt === null ? (
            <>
              {count > 0 ? <span className="MediaPanel-note">{say('mediaUsedOn', { count })}</span> : null}
              <Button
                isDisabled={count > 0}
                onPress={() =>
                  void remove().then(() => {
                    announce(say('mediaDeleted', { name: media.name }));
                    onMoved();
                  })
                }
              >
                {say('mediaDelete')}
              </Button>
            </>
          ) : (
            <Button look="solid" onPress={() => void restore().then(onMoved)}>
              {say('mediaRestore')}
            </Button>
          )}
        </div>
      ) : null}
    </footer>
  );
}
