import { isUnknown } from './isUnknown.ts';

/** A phone as the directory keeps it ('+14155550142', with ' x12' for an extension), absent, or not to be trusted. */
export type PhoneRepair =
  | { kind: 'phone'; value: string }
  | { kind: 'absent' }
  | { kind: 'untrusted'; reason: string };

/** Reads a North American number in any of the usual shapes (R-100 to R-103 show it later). */
export function repairPhone(text: string): PhoneRepair {
  if (isUnknown(text)) return { kind: 'absent' };
  const [, main = '', extension = ''] =
    /^(.*?)(?:\s*(?:x|ext\.?|extension)\s*(\d{1,6}))?$/i.exec(text.trim()) ?? [];
  const all = main.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  // Digits after the tenth are an extension (A-52).
  const digits = all.length > 10 && all.length <= 16 ? all.slice(0, 10) : all;
  if (digits.length !== 10) return { kind: 'untrusted', reason: 'not a ten-digit phone number' };
  if (!/^[2-9]\d\d[2-9]\d{6}$/.test(digits) || /^\d11|^\d{3}[2-9]11/.test(digits)) {
    return { kind: 'untrusted', reason: 'no such North American area code or exchange' };
  }
  const local = digits.slice(3);
  if (
    /^(\d)\1{6}$/.test(local) ||
    local === '5551212' ||
    /^55501\d\d$/.test(local) ||
    digits.endsWith('1234567')
  ) {
    return { kind: 'untrusted', reason: 'a filler, not a real phone number' };
  }
  const suffix = extension || all.slice(10);
  return { kind: 'phone', value: `+1${digits}${suffix ? ` x${suffix}` : ''}` };
}
