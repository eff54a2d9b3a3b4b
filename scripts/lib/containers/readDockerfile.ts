import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import type { Instruction, ModifiableInstruction } from 'dockerfile-ast';

/** One line of a Dockerfile, continued ones joined. */
export interface Line {
  keyword: string;
  flags: Record<string, string>;
  args: string[];
  /** Everything after the keyword, as it stands. */
  text: string;
}

/** A stage: what it stands on, what it is called, and what is done in it. */
export interface Stage {
  name: string;
  from: string;
  lines: Line[];
}

function lineOf(instruction: Instruction): Line {
  const flags = (instruction as Partial<ModifiableInstruction>).getFlags?.() ?? [];
  return {
    keyword: instruction.getKeyword(),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
    args: instruction.getArguments().map((argument) => argument.getValue()),
    text: instruction.getArgumentsContent() ?? '',
  };
}

/** The stages of a Dockerfile, in order. */
export function readDockerfile(path: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(path, 'utf8')).getInstructions()) {
    const line = lineOf(instruction);
    if (line.keyword === 'FROM')
      stages.push({ name: line.args[2] ?? '', from: line.args[0] ?? '', lines: [] });
    else stages.at(-1)?.lines.push(line);
  }
  return stages;
}

/** What a stage is copied together from: paths in the stage before it, and where they go. */
export function copiesOf(stage: Stage): { from: string | undefined; sources: string[]; target: string }[] {
  return stage.lines
    .filter(({ keyword }) => keyword === 'COPY')
    .map(({ flags, args }) => ({
      from: flags['from'],
      sources: args.slice(0, -1),
      target: args.at(-1) ?? '',
    }));
}

/** The words of an instruction in its JSON form; undefined for one that a shell would read. */
export function wordsOf(text: string): string[] | undefined {
  try {
    const words = JSON.parse(text.slice(text.indexOf('['))) as unknown;
    return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : undefined;
  } catch {
    return undefined;
  }
}
