/** The people a text names by `@` and their name, in any letter case; a longer name is not taken for a shorter one. */
export function namedIn(text: string, people: readonly { id: string; name: string }[]): string[] {
  let rest = text.toLowerCase();
  const found: string[] = [];
  for (const { id, name } of [...people].sort((left, right) => right.name.length - left.name.length)) {
    const wanted = `@${name.toLowerCase()}`;
    for (let at = rest.indexOf(wanted); at >= 0; at = rest.indexOf(wanted, at + 1)) {
      if (/^[\p{L}\p{N}]/u.test(rest.slice(at + wanted.length))) continue;
      found.push(id);
      // Two people of one name are both meant; nobody whose name only begins like it is.
      const isShared = people.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase());
      if (!isShared) rest = rest.slice(0, at) + ' '.repeat(wanted.length) + rest.slice(at + wanted.length);
      break;
    }
  }
  return found;
}
