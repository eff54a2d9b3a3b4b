import { useCallback } from 'react';
import type { FromFrame } from '#src/domain/authoring/frameMessages.ts';
import { useKeysHelp } from '../keys/KeysHelp.tsx';
import { toNextArea } from './useF6.ts';

type Towards = Extract<FromFrame, { kind: 'leave' }>['towards'];

/** Takes the keyboard from the framed page to another area or the list of keys; whether it was one of these it leaves for. */
export function useWaysOut(): (towards: Towards) => boolean {
  const openKeys = useKeysHelp();
  return useCallback(
    (towards) => {
      if (towards === 'keys') openKeys();
      else if (towards === 'next-area' || towards === 'previous-area')
        toNextArea(towards === 'previous-area');
      else return false;
      return true;
    },
    [openKeys],
  );
}
