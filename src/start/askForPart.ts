import { inTurn } from '#src/browser/breathe.ts';
import { letGo, whenPressed } from './presses.ts';

/** A part inside an island that comes later. */
interface LaterCode<Code> {
  /** Of the part. */
  id: string;
  load: () => Promise<Code>;
  arrived: (code: Code) => void;
  /** Calls back when it is the part's turn. Returns a function that calls it off. */
  turn: (wake: () => void) => () => void;
}

/**
 * Loads the code of a later part, once, when its turn comes or something is pressed in it. Where it does not arrive the
 * server's HTML stays; the next press asks again. Returns a function that calls it off.
 */
export function askForPart<Code>({ id, load, arrived, turn }: LaterCode<Code>): () => void {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    load().then(arrived, (error: unknown) => {
      console.error('A part could not wake', error);
      letGo(id);
      isAsked = false;
    });
  };
  const stopHearing = whenPressed(id, ask);
  let isOff = false;
  const callOff = turn(() => inTurn(() => isOff || ask()));
  return () => {
    isOff = true;
    stopHearing();
    callOff();
  };
}
