import type { Today } from '../api/flowCalls.ts';
import { useAddress } from '../app/useAddress.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Part } from './Part.tsx';

/** Comments that ask for a word of who is signed in. */
export function NamedList({ today }: { today: Today }) {
  const say = useWords();
  const clock = useClock();
  const { go } = useAddress();
  const { named } = today;
  if (named.length === 0) return null;
  return (
    <Part title={say('namedList')} count={named.length}>
      <ul className="Lines">
        {named.map(({ id, itemId, component, language, name, by, at, text }) => (
          <li key={id} className="Line">
            <span className="Line-what">
              <span className="Line-name">{name}</span>
              <span className="Line-about" dir="auto">
                {say('namedAbout', {
                  name: by ?? say('someone'),
                  time: clock.moment(at),
                  text,
                })}
              </span>
            </span>
            <Button
              size="small"
              aria-label={`${say('namedAnswer')}: ${name}`}
              onPress={() =>
                go(
                  `pages/${itemId}/${language}?${new URLSearchParams({ part: component || itemId, comment: id })}`,
                )
              }
            >
              {say('namedAnswer')}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
