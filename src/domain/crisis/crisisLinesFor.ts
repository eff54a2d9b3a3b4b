import type { CrisisLine } from './crisisLines.ts';

/* Words are folded: lower case, no accents, no apostrophes, single spaces. Misspellings are those people make. */

const DESPAIR = [
  'su+i[cs]+[iey]*d|suicde|suc+i+de?|sucidal',
  '(kill|hurt|harm|cut)(ing|ting)? my ?self|kill me|self ?(harm|injur)|end(ing)? my life|end it all|take my (own )?life',
  '(want|wanna|wish i) ?(to |could |was |were )?(die|dead|be dead)|dont want to (live|be alive|be here)|(want|wish) to (disappear|not exist)|cant go on (living|any ?more)|better off (dead|without me)|no reason to live|(tired of|feel like not|dont feel like) living|feel like (dying|killing myself)',
  'matarme|qui(ero|siera) (morir|matarme)|quitarme la vida|no quiero (vivir|seguir viviendo)|acabar con mi vida|autolesi|hacerme dano|lastimarme|cortarme',
  'me (quiero|quisiera|voy a) (matar|morir|suicidar)|quisiera (morir|estar muert[oa])|ganas de (morir|matarme)|mejor muert[oa]|no vale la pena vivir|cansad[oa] de (la vida|vivir)|(sin|no tengo) ganas de vivir|acabar con todo|me (corto|estoy cortando)( |$)(?!(el )?(pelo|cabello))',
];
const POISON = [
  'over ?do[sz](e|es|ed|ing|is)|overdoes|(?<!food )poison(ed|ing)?( |$)(?!ivy|oak|sumac)|narcan|naloxon',
  'sobre ?dosis|envenen|intoxic(?!acion (por alimentos|alimentaria))',
];
const PILLS = '(pills?|tablets?|tylenol|medicines?|medications?|meds|sleeping pills|ibuprofen|aspirin)';
const PASTILLAS = '(pastillas|pildoras|tabletas|medicinas|medicamentos)';
const SWALLOWED = [
  `(took|taken|taking|swallowed|swallows|ate|drank) (way )?(too (many|much)|a (lot|bunch|bottle) of|all (of )?(my|his|her|the)) (\\w+ )?${PILLS}`,
  '(swallow(ed|s)|drank|drinking|ate|ingested) (some |a |the |his |her )?(\\w+ )?(bleach|antifreeze|detergent|laundry pods?|tide pods?|poison|cleaning \\w+|cleaner|gasoline|lighter fluid|pesticide|rat poison|batter(y|ies)|magnets?|nicotine)',
  `(tome|tomo|tomaron|trago|tragado|ingirio) (muchas|demasiadas|todas (las|mis|sus)|un frasco de) ${PASTILLAS}`,
  '(tomo|tome|trago|bebio|comio|ingirio) (un poco de |una? |el |la )?(\\w+ )?(cloro|lejia|veneno|detergente|anticongelante|gasolina|raticida|insecticida|limpiador|pila|bateria|iman|imanes)',
];
const VIOLENCE = [
  '(domestic|family|partner|spous\\w*|sexual|child|elder|physical) (violence|abuse)|(domestic|family) violen',
  '(?<!(substance|drugs?|alcohol|opioid|prescription|laxative) )abus(e[dr]?|ive|ing)( |$)',
  '(husband|wife|boyfriend|girlfriend|partner) (hits?|beats?|hurts?|chokes?|strangle[sd]?)|(he|she) (hits|beats) me|(someone|somebody|he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|mom|mother|ex) (is|keeps) (hurting|hitting|beating|choking|threatening) me|battered (woman|women|wife)',
  'rape(d|s)?( |$)|raping|rapist|sexual(ly)? assault|molest(ed|ing|er|ation)|(he|she|dad|mom|father|mother|husband|wife|boyfriend|girlfriend|partner) (just )?(hit|beat|choked|strangled|threaten(s|ed)) me|(afraid|scared) of my (husband|wife|boyfriend|girlfriend|partner|father|dad)',
  'violencia (domestica|familiar|de pareja|de genero|intrafamiliar|sexual)|maltrat|abus(o|ada|ado)( |$)(?!de (sustancias|drogas|alcohol))|me (pegan?|golpean?|pego|golpeo|ahorca|ahorco|amenaza)( |$)|me (esta|estan) (golpeando|amenazando)|golpeandome',
  'me (violo|violaron|abusaron|abuso)( |$)|(fui|fue) violad[oa]|violador|agresion sexual|violacion( sexual)?( |$)(?!de (la |los |el |mis |tus |sus )?(datos|privacidad|derechos|hipaa|ley|contrato))',
];
const DANGER = [
  'chest (pain|pressure|tightness)|chestpain|heart attack|(cant|cannot|not|trouble|difficulty|hard to) breath(e|ing)(?! (through|out of|from) (my|his|her|the|your)? ?nose)|(having|signs of|symptoms of) a? ?stroke|stroke (signs|symptoms)|face droop|unconscious|(severe|uncontrolled) bleeding|choking',
  'bleeding (that )?(wont|will not|doesnt|does not|not|isnt) stop(ping)?|(wont|cant|cannot|not) stop bleeding|bleeding (a lot|badly|heavily from)|stopped breathing|turn(ing|ed) blue|lips (are |turned |turning )?blue|passed out|(wont|not|cant) wake|unresponsive|not respond(ing)?',
  'chest (hurts|is (tight|heavy)|hurting)|slurr(ed|ing) speech|speech (is )?slurred|(weakness|numb(ness)?|weak|droop\\w*) (on |of |in )?(one|left|right) side(?! of (my |the |his |her )?(foot|toe|thigh|finger|knee|heel|ankle|hip|back))|(one|left|right) side .{0,16}(weak|numb|droop)|sudden(ly)? .{0,12}(weakness|numbness|confusion)|(throat|tongue|face|lips?|mouth) (is |are )?(swelling|closing|swollen|swelled)|swollen (tongue|throat|lips|face)|anaphyla',
  'dolor (en el|de|del) pecho|ataque (al corazon|cardiaco)|infarto|no (puedo|puede) respirar(?! (bien )?por la nariz)|dificultad (para|al) respirar|derrame cerebral|inconsciente|atragant',
  'me duele (mucho )?el pecho|(opresion|presion) en el pecho|se desmayo|no (responde|reacciona|despierta)( |$)|mucho sangrado|sangra(do|ndo)? (mucho|que no para)|no (para|deja) de sangrar|perdiendo (mucha )?sangre|hemorragia',
  '(esta|estoy|me estoy) ahogando|asfixi|(cara|boca) (caida|torcida|chueca)|durmio (la (mitad de la )?cara|(la )?mitad del cuerpo|medio cuerpo|un lado)|un lado .{0,16}(dormido|debil|sin fuerza)|no siento (un lado|medio cuerpo)|habla (enredad|arrastrad)|labios (azules|morados)|se (puso|pone) (azul|morad)|(garganta|lengua) (hinchada|cerrada)|se (le|me) (esta )?(cierra|hincha|hinchan|hincho|hinchando|cerrando) (la |los |el )?(garganta|lengua|cara|boca|labios)|(cara|labios) hinchad[oa]s?|anafila|(dio|dando) (un |una )?(embolia|derrame)',
];

const rule = (parts: readonly string[]) => new RegExp(`(?:^| )(?:${parts.join('|')})`);
/** What is said, and who helps, the first one to call first. */
const RULES: readonly (readonly [said: RegExp, lines: readonly CrisisLine[]])[] = [
  [rule(POISON), ['emergency', 'poison', 'lifeline']],
  [rule(SWALLOWED), ['emergency', 'poison']],
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
