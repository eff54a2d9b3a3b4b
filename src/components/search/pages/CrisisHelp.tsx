import { CRISIS_LINES, type CrisisLine } from '#src/domain/crisis/crisisLines.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { phoneHref } from '#src/domain/phone/phone.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { buttonClass } from '#src/ui/Button/buttonClass.ts';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';

/**
 * Lines of help before anything else where the words that are searched for speak of a crisis. What was searched for stays
 * below.
 */
export function CrisisHelp({ lines }: { lines: readonly CrisisLine[] }) {
  const { locale, variant } = usePage();
  const t = useStrings();
  const title = t('crisis.title');
  const rooms = emergencyRooms(lines, variant, t('crisis.emergencyRoomsAt'));
  return (
    <>
      {lines.length > 0 ? (
        <section className="CrisisHelp" aria-label={title}>
          <h2 className="CrisisHelp-title">{title}</h2>
          <ul className="CrisisHelp-lines">
            {lines.map((line, index) => (
              <li key={line} className="CrisisHelp-line">
                <p className="CrisisHelp-words">{t(`crisis.${line}`)}</p>
                <div className="CrisisHelp-ways">
                  {waysOf(line, locale, calledAt(t(`crisis.numberOf-${line}`), line)).map(
                    ({ href, key, values }, way) => (
                      <a
                        key={href}
                        href={href}
                        className={buttonClass({ look: index === 0 && way === 0 ? 'solid' : 'outline' })}
                      >
                        {t(`crisis.${key}`, values)}
                      </a>
                    ),
                  )}
                  {rooms ? (
                    <a href={localizedPath(rooms, locale)} className={buttonClass({ look: 'outline' })}>
                      {t('crisis.emergencyRooms')}
                    </a>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <LiveStatus
        delay={0}
        message={lines.length > 0 ? [title, ...lines.map((line) => t(`crisis.${line}`))].join('. ') : ''}
      />
    </>
  );
}

/**
 * Where the emergency rooms of the network are, for whom nothing but the emergency number helps: a page of the main site, as editors
 * have it; undefined where there is none.
 */
function emergencyRooms(lines: readonly CrisisLine[], variant: string, path: string): string | undefined {
  const isAlone = lines.length === 1 && lines[0] === 'emergency';
  return isAlone && variant === 'main' && /^\/(?!\/)/.test(path) ? path : undefined;
}

interface Way {
  href: string;
  key: 'call' | 'callLifeline' | 'text' | 'textWord';
  values: Record<string, string>;
}

/** Letters of a number, written at leisure: "+1 (916) 555-0142". */
const LONGEST = 20;

/** Where a number is called: three digits, or a whole number of the United States; undefined for anything else. */
const telephone = (number: string): string | undefined =>
  /^\d{3}$/.test(number) ? `tel:${number}` : number.length <= LONGEST ? phoneHref(number) : undefined;

/** The number editors gave a line if somebody could call it, else the one everybody knows. */
const calledAt = (number: string, line: CrisisLine): string =>
  telephone(number.trim()) === undefined ? CRISIS_LINES[line].call : number.trim();

/** How a line is reached. */
function waysOf(line: CrisisLine, locale: string, call: string): Way[] {
  const isOwn = call !== CRISIS_LINES[line].call;
  const calling: Way = {
    href: telephone(call) ?? '',
    key: line === 'lifeline' && !isOwn ? 'callLifeline' : 'call',
    values: { number: call },
  };
  // Another line is called; whether it reads messages, and which, nobody said.
  if (isOwn) return [calling];
  const { lifeline, violence } = CRISIS_LINES;
  if (line === 'lifeline')
    return [calling, locale === 'es' ? texting(lifeline.text, lifeline.spanishWord) : texting(lifeline.text)];
  // The hotline's text line answers in English.
  if (line === 'violence' && locale !== 'es') return [calling, texting(violence.text, violence.word)];
  return [calling];
}

const texting = (number: string, word?: string): Way =>
  word === undefined
    ? { href: `sms:${number}`, key: 'text', values: { number } }
    : { href: `sms:${number}?&body=${word}`, key: 'textWord', values: { number, word } };
