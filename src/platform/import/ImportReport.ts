import type { Flag, Rejection } from './Candidate.ts';

/** What became of one file. Counts of entities are by id and language. */
export interface FileReport {
  file: string;
  title: string;
  /** Records in the file. */
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Records that were put into an entity another record or file had made. */
  joined: number;
  /** created, by entity type: a record may bring specialties, groups and offices with it. */
  createdByType: Record<string, number>;
  rejected: Rejection[];
  flagged: Flag[];
  notes: string[];
}

export interface ImportReport {
  dryRun: boolean;
  files: FileReport[];
}

const shown = 12;

/** The report as a table for people; `--json` prints the object itself, with every row. */
export function formatReport(report: ImportReport): string {
  const heads = ['file', 'read', 'created', 'updated', 'unchanged', 'joined', 'rejected', 'flagged'];
  const rows = report.files.map((file) => [
    file.file.split('/').at(-1) ?? file.file,
    ...[
      file.read,
      file.created,
      file.updated,
      file.unchanged,
      file.joined,
      file.rejected.length,
      file.flagged.length,
    ].map(String),
  ]);
  const sum = (index: number) => String(rows.reduce((total, row) => total + Number(row[index]), 0));
  if (rows.length > 1) rows.push(['all files', ...heads.slice(1).map((_, index) => sum(index + 1))]);
  const widths = heads.map((head, index) =>
    Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd();
  const out = [line(heads), ...rows.map(line)];
  for (const file of report.files) {
    const details: string[] = [];
    const types = Object.entries(file.createdByType);
    if (types.length > 1)
      details.push(`  created: ${types.map(([type, count]) => `${count} ${type}`).join(', ')}`);
    for (const note of file.notes) details.push(`  note: ${note}`);
    for (const { row, label, field, reason } of file.rejected.slice(0, shown))
      details.push(`  rejected, row ${row}: ${label}: ${field ? `${field}: ` : ''}${reason}`);
    if (file.rejected.length > shown) details.push(`  … and ${file.rejected.length - shown} more rejected`);
    const kinds = new Map<string, Flag[]>();
    for (const flag of file.flagged) {
      const key = `${flag.kind} ${flag.field}`;
      kinds.set(key, [...(kinds.get(key) ?? []), flag]);
    }
    for (const [key, flags] of kinds) {
      const [first] = flags;
      if (first)
        details.push(
          `  ${key}: ${flags.length} (row ${first.row}: ${first.reason}${flags.length > 1 ? '; …' : ''})`,
        );
    }
    if (details.length > 0) out.push('', `${file.file} (${file.title})`, ...details);
  }
  if (report.dryRun) out.push('', 'Dry run: nothing was changed.');
  return `${out.join('\n')}\n`;
}
