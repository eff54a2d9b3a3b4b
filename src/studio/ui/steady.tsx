import { memo, useInsertionEffect, useState } from 'react';
import type { ComponentType } from 'react';

type Act = (...args: unknown[]) => unknown;

/**
 * The same functions at every drawing: each calls the newest one of its name. For what answers a press, a key or a message;
 * what is called while something is drawn would still be the one of the drawing before. The answer itself stays the same
 * object, too, as long as everything else in it does.
 */
export function useSteady<T extends object>(newest: T): T {
  const [hands] = useState(() => new Hands<T>());
  useInsertionEffect(() => hands.take(newest));
  return hands.given(newest);
}

/**
 * A component that is drawn anew only where what it shows has changed: a new function among its properties is no reason, an
 * object or element with another identity is one. A tree of pages takes some ten milliseconds to draw, and the page in the frame
 * says where its parts are at every step of a scroll.
 */
export function steady<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  const Kept = memo(Drawn) as unknown as ComponentType<P>;
  return function Steady(props: P) {
    return <Kept {...useSteady(props)} />;
  };
}

/** Hands out one function for each name, whatever stands behind it. */
class Hands<T extends object> {
  #newest: Partial<T> = {};
  #given: T | undefined;
  readonly #acts = new Map<string, Act>();

  /** From now on these are called. */
  take(newest: T): void {
    this.#newest = newest;
  }

  given(newest: T): T {
    const next = Object.fromEntries(
      Object.entries(newest).map(([name, value]) => [
        name,
        typeof value === 'function' ? this.#act(name) : value,
      ]),
    ) as T;
    if (!this.#given || !isSame(this.#given, next)) this.#given = next;
    return this.#given;
  }

  #act(name: string): Act {
    const known = this.#acts.get(name);
    if (known) return known;
    const act: Act = (...args) => (this.#newest[name as keyof T] as Act | undefined)?.(...args);
    this.#acts.set(name, act);
    return act;
  }
}

function isSame<T extends object>(before: T, next: T): boolean {
  const names = Object.keys(next) as (keyof T)[];
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], next[name]))
  );
}
