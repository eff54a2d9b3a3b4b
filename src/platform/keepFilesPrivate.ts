/** What a program makes from here on (store, copies of it, media) is for its own user alone: accounts are in it. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}
