/** One thing the doctor found out. Only a `problem` makes the check fail. */
export interface Finding {
  level: 'ok' | 'note' | 'problem';
  text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const note = (text: string): Finding => ({ level: 'note', text });
export const problem = (text: string): Finding => ({ level: 'problem', text });
