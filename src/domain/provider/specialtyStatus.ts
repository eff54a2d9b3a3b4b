import { futureStart } from './startDate.ts';

/** A specialty of a provider as the directory tells it (Q-203, D-176). */
export interface ProviderSpecialty {
  name: string;
  /** Open, Closed, Unknown, or whatever else the directory says. */
  status?: string;
  /** The specialty's own words where the status says nothing. */
  alternativeText?: string;
  /** c_defaultText of the specialty: the last resort for Unknown. */
  defaultText?: string;
  /** c_hideBookAppointmentLink: the status is not shown. */
  hidesBooking: boolean;
}

/** Whether new patients are accepted: known, or words of the directory's own. */
export type AcceptingStatus = { kind: 'open' } | { kind: 'closed' } | { kind: 'text'; text: string };

/** One status and the specialties it holds for. */
export interface StatusGroup {
  status: AcceptingStatus;
  specialties: string[];
  /** Whether it is the status of the provider as a whole; else of the named specialties alone. */
  isForAll: boolean;
}

/**
 * The status of one specialty: open, closed, otherwise the alternative text; for Unknown and for none the
 * specialty's default text comes after it. Undefined when hidden or without words.
 */
export function specialtyStatus(specialty: ProviderSpecialty): AcceptingStatus | undefined {
  if (specialty.hidesBooking) return undefined;
  const status = (specialty.status ?? '').trim().toLowerCase();
  if (status === 'open' || status === 'closed') return { kind: status };
  const fallback = status === 'unknown' || status === '' ? specialty.defaultText : undefined;
  const text = specialty.alternativeText?.trim() || fallback?.trim();
  return text ? { kind: 'text', text } : undefined;
}

/**
 * The statuses of a provider, each once, with the specialties it holds for. Who takes no new patients at all is
 * closed in every specialty. What is known of one specialty is not said of another.
 */
export function providerStatuses(provider: {
  acceptingNewPatients?: boolean;
  specialties: readonly ProviderSpecialty[];
}): StatusGroup[] {
  const groups = new Map<string, StatusGroup>();
  for (const specialty of provider.specialties) {
    const own = specialtyStatus(specialty);
    if (!own) continue;
    const status: AcceptingStatus = provider.acceptingNewPatients === false ? { kind: 'closed' } : own;
    const key = status.kind === 'text' ? status.text : ` ${status.kind}`;
    const group = groups.get(key);
    if (group) group.specialties.push(specialty.name);
    else groups.set(key, { status, specialties: [specialty.name], isForAll: false });
  }
  const told = [...groups.values()];
  const isRefusing = provider.acceptingNewPatients === false;
  for (const group of told)
    group.isForAll = isRefusing || group.specialties.length === provider.specialties.length;
  return told;
}

/** Whether new patients are taken, all told. `unknown`: nobody may be told either. */
export type Acceptance = 'accepting' | 'not-accepting' | 'unknown';

/**
 * Whether new patients are taken, as the page of a provider says it at `now`: accepting where some specialty is Open and
 * new patients are not refused, not accepting where every specialty is closed; unknown where none
 * is shown or told in other words, and before the first day.
 */
export function acceptance(
  provider: Parameters<typeof providerStatuses>[0] & { startDate?: string },
  now: Date,
): Acceptance {
  if (futureStart(provider.startDate, now)) return 'unknown';
  const groups = providerStatuses(provider);
  if (groups.some(({ status }) => status.kind === 'open')) return 'accepting';
  const isClosed = groups.some(({ status, isForAll }) => status.kind === 'closed' && isForAll);
  return isClosed ? 'not-accepting' : 'unknown';
}

/** The status text of a plan provider: before the first semicolon the status, after it extra text. */
export function splitPlanStatus(text: string | undefined): { status?: string; extra?: string } {
  const at = (text ?? '').indexOf(';');
  const status = (at < 0 ? (text ?? '') : (text ?? '').slice(0, at)).trim();
  const extra = at < 0 ? '' : (text ?? '').slice(at + 1).trim();
  return { ...(status && { status }), ...(extra && { extra }) };
}
