import { Fragment, useId } from 'react';
import { useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Keys } from '../ui/Keys.tsx';
import { KEY_LIST } from './keyList.ts';

/** Every key of the Studio and what it does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const id = useId();
  return (
    <DialogBox title={say('keysTitle')} isWide onClose={onClose}>
      <div className="KeyList">
        {KEY_LIST.map(({ title, rows }) => (
          <section key={title} aria-labelledby={`${id}${title}`}>
            <h3 id={`${id}${title}`}>{say(title)}</h3>
            <dl>
              {rows.map(([keys, does]) => (
                <div key={does}>
                  <dt>
                    {keys.split(/, (?=\S)/).map((one, nth) => (
                      <Fragment key={one}>
                        {nth > 0 ? ', ' : null}
                        <Keys keys={one} />
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{say(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogBox>
  );
}
