import {
  OPEN_RECRUITING_STATUSES,
  PROGRAM_STATUSES,
  RECRUITING_STATUSES,
  type ProgramStatus,
  type RecruitingStatus,
} from '#src/domain/enumerations.ts';

/** What is known of a study's status, as the directory words it. */
export interface StudyFacts {
  /** 'Clinical', or anything else for a study that is not a trial (D-242). */
  clinicalType?: string | undefined;
  recruitingStatus?: string | undefined;
  derivedStatus?: string | undefined;
}

/**
 * The status a study is shown with. `listed` is one the specification names, so that it has words in
 * every language; `other` is shown as it came; `unknown` is not shown.
 */
export type StudyStatus =
  | { kind: 'listed'; status: RecruitingStatus | ProgramStatus; isOpen: boolean }
  | { kind: 'other'; label: string }
  | { kind: 'unknown' };

/** True for the statuses that count as open for recruiting. */
export function isOpenForRecruiting(status: string): boolean {
  return OPEN_RECRUITING_STATUSES.some((open) => open === status);
}

/** True for a trial: every other study is a research study (D-242, Q-305, Q-306). */
export function isClinical(clinicalType: string | undefined): boolean {
  return clinicalType === 'Clinical';
}

/**
 * The derived status of a study: what the directory derived; else for a trial its recruiting status;
 * else Active while it is open for recruiting, otherwise Inactive. Nothing is said of a study without any status.
 */
export function studyStatus({ clinicalType, recruitingStatus, derivedStatus }: StudyFacts): StudyStatus {
  if (derivedStatus) return named(derivedStatus);
  if (!recruitingStatus) return { kind: 'unknown' };
  if (isClinical(clinicalType)) return named(recruitingStatus);
  return named(isOpenForRecruiting(recruitingStatus) ? 'Active' : 'Inactive');
}

/** True for a study that has come to its end, with results or without. */
export const isOver = (status: StudyStatus): boolean =>
  status.kind === 'listed' && ['Completed', 'Completed Has Results'].includes(status.status);

function named(label: string): StudyStatus {
  const status = [...RECRUITING_STATUSES, ...PROGRAM_STATUSES].find((one) => one === label);
  if (!status) return { kind: 'other', label };
  return { kind: 'listed', status, isOpen: status === 'Active' || isOpenForRecruiting(status) };
}
