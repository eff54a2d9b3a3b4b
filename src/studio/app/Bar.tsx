import type { ReactNode } from 'react';
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Session } from '../api/StudioApi.ts';
import { useKeysHelp } from '../keys/KeysHelp.tsx';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon, Mark } from '../ui/Icon.tsx';
import { Keys } from '../ui/Keys.tsx';
import { screensFor } from './screens.ts';
import { useAddress } from './useAddress.ts';

/** No screen has a path like these. */
const SIGN_OUT = '/sign-out';
const KEYS = '/keys';

interface BarProps {
  session: Session;
  onSignOut: () => void;
  /** What the screen has on the bar, before and after the name of the person. */
  children: ReactNode;
  acts?: ReactNode;
}

/** The dark bar over every screen: the other screens, what this one is about, who is signed in. */
export function Bar({ session, onSignOut, children, acts }: BarProps) {
  const say = useWords();
  const { parts, go } = useAddress();
  const openKeys = useKeysHelp();
  const screens = screensFor(session);
  return (
    <header className="Bar" data-area aria-label={say('studio')}>
      {screens.length > 1 ? (
        <MenuTrigger>
          <AriaButton className="Bar-menu" aria-label={say('menu')}>
            <Mark />
            <span className="Choice-arrow">
              <Icon name="open" />
            </span>
          </AriaButton>
          <Popover className="Popover" placement="bottom start">
            <Menu
              className="Menu"
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[parts[0] ?? 'pages']}
              onAction={(path) =>
                path === SIGN_OUT ? onSignOut() : path === KEYS ? openKeys() : go(String(path))
              }
            >
              {screens.map(({ path, title, icon }) => (
                <MenuItem key={path} id={path} className="Menu-row" textValue={say(title)}>
                  <Icon name={icon} /> {say(title)}
                </MenuItem>
              ))}
              <MenuItem id={KEYS} className="Menu-row" textValue={say('keysTitle')}>
                <Icon name="keys" /> {say('keysTitle')} <Keys keys="F1" />
              </MenuItem>
              <MenuItem id={SIGN_OUT} className="Menu-row Narrow" textValue={say('signOut')}>
                {session.person?.name}: {say('signOut')}
              </MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      ) : (
        <Mark />
      )}
      {children}
      <span className="Bar-person">{session.person?.name}</span>
      <span className="Wide">
        <Button look="bar" onPress={onSignOut}>
          {say('signOut')}
        </Button>
      </span>
      {acts}
    </header>
  );
}
