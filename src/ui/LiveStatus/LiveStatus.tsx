import { useEffect, useState } from 'react';

export interface LiveStatusProps {
  /** What to announce; empty says nothing. */
  message: string | undefined;
  /** Wait this many milliseconds for the message to settle, so that typing is not talked over. */
  delay?: number;
  /** Show the words too. */
  visible?: boolean;
}

/** A polite announcement. Keep it mounted: a live region that appears together with its text is not read. */
export function LiveStatus({ message = '', delay = 500, visible = false }: LiveStatusProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), delay);
    return () => clearTimeout(timer);
  }, [message, delay]);
  return (
    <span role="status" className={visible ? undefined : 'visually-hidden'}>
      {said}
    </span>
  );
}
