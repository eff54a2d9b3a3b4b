/** Between facts of one line. It stays with the fact before it: a line may end with it, none begins with it. */
export const DOT = '\u00a0· ';
