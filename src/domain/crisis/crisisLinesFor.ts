import type { CrisisLine } from './crisisLines.ts';

/* Words are folded: lower case, no accents, no apostrophes, single spaces. Misspellings are those people make. */

const DESPAIR = [
  'su+i[cs]+[iey]*d|suicde|suc+i+de?|sucidal',
  '(kill|hurt|harm|cut)(ing|ting)? my ?self|kill me|self ?(harm|injur)|end my life|end it all|take my (own )?life',
  '(want|wanna|wish i) ?(to |could |was |were )?(die|dead|be dead)|dont want to (live|be alive|be here)|better off dead|no reason to live',
  'matarme|qui(ero|siera) (morir|matarme)|quitarme la vida|no quiero (vivir|seguir viviendo)|acabar con mi vida|autolesi|hacerme dano|lastimarme|cortarme',
];
const POISON = [
  'over ?do[sz](e|es|ed|ing|is)|overdoes|poison(ed|ing)?( |$)(?!ivy|oak|sumac)|narcan|naloxon',
  'sobre ?dosis|envenen|intoxic',
];
const VIOLENCE = [
  '(domestic|family|partner|spous\\w*|sexual|child|elder|physical) (violence|abuse)|(domestic|family) violen',
  '(?<!(substance|drugs?|alcohol|opioid|prescription|laxative) )abus(e[dr]?|ive|ing)( |$)',
  '(husband|wife|boyfriend|girlfriend|partner) (hits?|beats?|hurts?|chokes?|strangle[sd]?)|(he|she) (hits|beats) me|battered (woman|women|wife)',
  'violencia (domestica|familiar|de pareja|de genero|intrafamiliar|sexual)|maltrat|abus(o|ada|ado)( |$)(?!de (sustancias|drogas|alcohol))|me (pega|golpea)( |$)',
];
const DANGER = [
  'chest (pain|pressure|tightness)|chestpain|heart attack|(cant|cannot|not|trouble|difficulty|hard to) breath(e|ing)|(having|signs of|symptoms of) a? ?stroke|stroke (signs|symptoms)|face droop|unconscious|severe bleeding|choking',
  'dolor (en el|de|del) pecho|ataque (al corazon|cardiaco)|infarto|no (puedo|puede) respirar|dificultad (para|al) respirar|derrame cerebral|inconsciente|atragant',
];

const rule = (parts: readonly string[]) => new RegExp(`(?:^| )(?:${parts.join('|')})`);
/** What is said, and who helps, the first one to call first. */
const RULES: readonly (readonly [said: RegExp, lines: readonly CrisisLine[]])[] = [
  [rule(POISON), ['emergency', 'poison', 'lifeline']],
  [rule(DESPAIR), ['lifeline', 'emergency']],
  [rule(VIOLENCE), ['emergency', 'violence']],
  [rule(DANGER), ['emergency']],
];

/**
 * The lines of help for words of crisis, in English or Spanish, with slips of the pen: none for other words. Words that
 * only speak of it ("suicide prevention research") are answered too: help comes first, whoever asks. Pure: nothing of
 * the words goes anywhere.
 */
export function crisisLinesFor(words: string): CrisisLine[] {
  const folded = words
    .slice(0, 500)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const found = RULES.flatMap(([said, lines]) => (said.test(folded) ? lines : []));
  return [...new Set(found)];
}
