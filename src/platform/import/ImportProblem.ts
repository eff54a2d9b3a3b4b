/**
 * A file that cannot be taken at all: damaged, of an unknown kind, or past a limit. Nothing of it is stored.
 * `line` counts from 1 and is absent when no line is to blame.
 */
export class ImportProblem extends Error {
  readonly file: string;
  readonly line: number | undefined;
  readonly reason: string;

  constructor(file: string, reason: string, line?: number) {
    super(line === undefined ? `${file}: ${reason}` : `${file}, line ${line}: ${reason}`);
    this.name = 'ImportProblem';
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}
