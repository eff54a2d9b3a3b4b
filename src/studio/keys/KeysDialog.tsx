import { Fragment, useId } from 'react';
import { keys } from '../strings/keys.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Keys } from '../ui/Keys.tsx';
import { KEY_LIST } from './keyList.ts';

/** Every key of the Studio and what it does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const words = keys[useLanguage()];
  const id = useId();
  return (
    <DialogBox title={say('keysTitle')} isWide onClose={onClose}>
      <div className="KeyList">
        {KEY_LIST.map(({ title, rows }) => (
          <section key={title} aria-labelledby={`${id}${title}`}>
            <h3 id={`${id}${title}`}>{words[title]}</h3>
            <dl>
              {rows.map(([pressed, does]) => (
                <div key={does}>
                  <dt>
                    {pressed.split(/, (?=\S)/).map((one, nth) => (
                      <Fragment key={one}>
                        {nth > 0 ? ', ' : null}
                        <Keys keys={one} />
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{words[does]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogBox>
  );
}
