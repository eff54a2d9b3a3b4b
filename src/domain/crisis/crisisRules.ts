import type { CrisisLine } from './crisisLines.ts';

/*
 * What danger sounds like in English and Spanish: parts of regular expressions over words made plain (plainWords.ts). Each
 * begins with the beginning of a word, and where no space ends it, longer words begin so, too. Words are spelled as in
 * a dictionary, without accents; letters that sound alike are made one on both sides, so that a word is written out
 * where its letter is doubled ("hit|hitting"). There are many ways to say few things: who, what is done, to whom.
 */

/** Up to as many other words in between, each with its space. */
const within = (words: number) => `(?:\\w+ ){0,${words}}`;

const CHILD =
  '(?:bab(?:y|ies)|toddler|infant|newborn|kid|child|son|daughter|(?:grandson|granddaughter|grandchild|grandbaby)|(?:year|month) old|niece|nephew|hij[oa]s?|bebe|nin[oa]|niet[oa]|sobrin[oa]|nene|nena|chiquit[oa]) ';
const SOMEBODY =
  '(?:husband|hubby|wife|boyfriend|girlfriend|bf|gf|partner|fiance|spouse|ex|dad|father|step ?dad|step ?father|mom|mother|uncle|brother|sister|cousin|grandfather|grandpa|son|daughter|man|guy|boss|coach|teacher|caregiver|roommate|neighbor|someone|somebody|he|she|they) ';
const ALGUIEN =
  '(?:marido|espos[oa]|novi[oa]|pareja|ex|papa|padre|padrastro|mama|madre|madrastra|tio|tia|prim[oa]|herman[oa]|abuel[oa]|hij[oa]|yerno|suegr[oa]|jefe|maestr[oa]|vecino|hombre|senor|alguien) ';

const SELF = '(?:my|her|him|your|them|our|one) ?sel(?:f|ves)';
const WANTS =
  '(?:wants?|wanted|wish|wishes|going|try|tries|trying|tried|plan|plans|planning|ready|decided|threaten\\w*|think|thinks|thinking|thoughts?|feel|feels|feeling|ways?) ';
const QUIERE =
  '(?:quier[oe]n?|quisier[ao]|querer|voy|va|pienso|piensa|pensando|decidi|deseo|desea|ganas|intent[oe]|intenta|trat[oe]|trata|ideas|pensamientos|formas?) ';
const SIN_PELO = '(?!(?:el )?(?:pelo|cabello)|las? unas?|el dedo)';

const OTHERS =
  '(?:(?:my|the|our|a|his|her|own) )*(?:bab(?:y|ies)|newborn|infant|kids?|child|children|son|daughter|husband|wife|partner|boyfriend|girlfriend|mom|mother|dad|father|family|someone|somebody|people|others|him|them|her (?!self))(?!s? lice| (?:by|if i) (?:tak|took|us|eat|ate|drink|drank|breast))';
const OTROS =
  '(?:a )?(?:(?:mi|mis|un|una|el|la|los|las|su|otra|otras) )*(?:bebe|hij|nin|recien nacid|espos|marido|pareja|novi|mama|papa|familia|alguien|persona|gente|otros)';

const DESPAIR = [
  'su+i[cs]+[iey]*d',
  'suicde',
  'su[cs]+i+d',
  'unaliv',
  'kms ',
  '988 ',
  'crisis (?:hot ?)?line ',
  'linea de crisis',
  'mental health (?:crisis|emergency)',
  'crisis (?:de salud mental|emocional)',
  `(?:kill|hang|shoot|drown|stab|starv|poison|harm)(?:e?s|ing|ed)? ${SELF}`,
  '(?:hurting|cutting) my ?self',
  '(?:hurt|cut) my ?self (?!shav|cook|at |while|play|lift|work|doing|in |run|exercis|fall|on (?!purpose|my))',
  `(?:hurting|cutting) ${SELF}`,
  `(?:wants?|trying|threaten\\w*|going|think\\w*|thoughts) ${within(3)}(?:hurt|cut) ${SELF}`,
  '(?<!(?:threaten\\w*|going|wants?|tried|trying) to )kill me ',
  'self ?(?:harm|injur|mutilat)',
  `(?:cut|cuts|cutting|slit|slits|slitting) (?:my|her|his|their|the) (?:own )?(?:wrists?|arms?|legs?|thighs?|veins) (?!out|off|at|on|with|while|work)`,
  `${WANTS}${within(4)}(?:die|dead|dying|death|kill ${SELF}) (?!of|to know|for|skin|eye)`,
  '(?:want|wants|wish|going) to (?:disappear|not exist)',
  `${WANTS}${within(4)}(?:end it|ending it|end (?:my|her|his|their) (?:own )?li|jump(?:ing)? off )`,
  '(?:end|ends|ending|ended) (?:my|his|her|their) (?:own )?(?:life|lives)',
  'end(?:ing)? it all',
  '(?:end|ending) (?:things|everything) ',
  '(?:nobody|no one|no body) (?:would|will|is going to) (?:miss|notice|care)',
  '(?:end|stop|over) forever',
  'urges? to (?:cut|die|hurt)',
  '(?:take|takes|taking|took) (?:my|his|her|their) (?:own )?(?:life|lives) ',
  `(?:dont|doesnt|didnt|no longer|never|not) (?:even |really )?(?:want|wants|wanting|wish|care|deserve|feel like)(?: to)? ${within(2)}(?:live |living|be alive|be here|exist|go on|wake up)`,
  `(?:no|any|without|lost|losing|lose) (?:the |my |all )?(?:reason|point|purpose|hope|will)(?: left)? (?:to|in|of|for) (?:live|living|life|be alive|go on|going on|being here)`,
  'nothing (?:left )?to live for',
  'life (?:isnt|is not|not|has no|is (?:pointless|meaningless|worthless|over))',
  'not worth living',
  'point (?:of|in) (?:living|life|going on)',
  '(?:tired|sick|done|hate|hates|hating|giving up|give up|gave up|given up) (?:of |with |on )?(?:being alive|living|my life|life) (?!insurance)',
  'cant (?:go on|do this|do it|take (?:it|this|life)|live like this) (?:any ?more|no more|any longer|much longer)',
  'cant (?:go on|keep going|live like this) ',
  'feel like (?:im |i am )?(?:dying|killing) ',
  '(?:better|best) (?:off )?(?:dead|without me)',
  '(?:wish|rather|should) (?:i |be |i was |i were |just be )?(?:was |were )?dead',
  'wish i (?:was|were|had) never',
  '(?:and|to) (?:never|not) wake up',
  'good ?bye (?:note|letter)',
  'jump(?:ing)? (?:off|from) (?:a |the |my )?(?:bridge|building|roof|balcony)',
  'gun to my head',
  'lethal dose',
  `(?:wants?|wanted|going|urges?) to (?:\\w+ )?(?:hurt|harm|kill|shake|smother) ${OTHERS}`,
  `(?:thoughts?|thinking|think|urges?|ideas?|images?) (?:about |of |on )(?:\\w+ )?(?:hurting|harming|killing|shaking|smothering|drowning) ${OTHERS}`,
  `(?:scared|afraid|worried|feel like|think|know) (?:that )?(?:i |ill |im )(?:will |might |may |could |would |going to |am going to )?(?:\\w+ )?(?:hurt|harm|kill|shake|smother) ${OTHERS}`,
  `(?:i|ill) (?:will|might|may|could) (?:hurt|harm|kill) ${OTHERS}`,
  'homicid',
  'voices? (?:\\w+ ){0,3}(?:tell|tells|telling|say|says|saying|order) (?:\\w+ ){0,3}(?:kill|hurt|harm|die|jump)',
  `${CHILD}(?:\\w+ )?talks? about (?:dying|killing|wanting to die)`,
  'how many \\w+ (?:pills )?(?:to|would it take to|will|would) (?:die|kill)',
  '(?<!(?:amenaz\\w* con|quiere|va a|intento) )(?:matar|suicidar|ahorcar)(?:me|se|te) (?!de (?:risa|hambre))',
  `${QUIERE}${within(3)}(?:morir|morirme|morirse) (?!de |por )`,
  `(?:me|se|te) (?:quier[oe]n?|quisiera|queria|voy a|va a|iba a|intent[oea]|trat[oea] de|piensa) ${within(1)}(?:matar|morir|suicid\\w+|ahorcar|quitar la vida|lastimar|hacer dano|cortar) (?!de |por )${SIN_PELO}`,
  'quitar(?:me|se|te)? la vida',
  '(?:acabar|terminar) con (?:todo|(?:mi|su|la) vida|mi sufrimiento)',
  'autolesi',
  '(?:hacerme dano|lastimarme|cortarme) ' + SIN_PELO,
  `(?:no|nada|sin|perdi|perdio|tampoco) ${within(3)}(?:quier[oe]|ganas (?:de|para)|vale la pena|sentido (?:a|de|en)|aguant[oa]|puedo con|merezco|razon(?:es)? para|motivos? para) ${within(2)}(?:vivir|viviendo|existir|estar (?:viv[oa]|en este mundo)|seguir (?:viv|en este mundo)|(?:mi|la|esta) vida)`,
  'ya no (?:aguanto|puedo|soporto) (?:mas )?(?:vivir|la vida|mi vida|esta vida|seguir)',
  '(?:mejor|estarian?|vivirian) (?:\\w+ )?sin mi ',
  'mejor (?:no )?(?:estar |estuviera |estaria )?muert[oa] ',
  'mejor me muero ',
  'estar muert[oa]',
  'quisiera (?:estar muert|no despertar|morir)',
  'no (?:quiero|quisiera) despertar',
  'no despertar (?:nunca|jamas|mas)',
  'no (?:quiero|quisiera) (?:estar|seguir) aqui ',
  '(?:pensamientos|ideas) de muerte',
  'nadie (?:me|nos|lo|la) (?:va a )?(?:extran|echaria)',
  '(?:se|me|te) (?:quiere|quiero|va a|voy a) (?:aventar|tirar|lanzar) (?:de|del) ',
  'ojala (?:me muera|no despierte|me muriera)',
  'desaparecer (?:para siempre|del mundo|de este mundo|y ya)',
  'quiero desaparecer',
  'no vale la pena vivir',
  '(?:la|mi) vida (?:ya )?no (?:vale|tiene|sirve)',
  '(?:canse|cansad[oa]|hart[oa]) de (?:la vida|mi vida|vivir|esta vida)',
  '(?:aventar|tirar)(?:me|se) (?:de|del) (?:un |el |la )?(?:puente|edificio|azotea)',
  'dosis letal',
  `(?:quier[oe]|quisiera|voy a|va a|pienso en|piensa en|penso en|pensamientos de|ideas de|ganas de|miedo (?:de|a)) (?:hacerles? dano|lastimar(?:l[oa])?|matar(?:l[oa])?|danar|sacudir|ahogar) ${OTROS}`,
  'voces (?:que )?(?:\\w+ ){0,3}(?:dicen|ordenan|piden|mandan) (?:\\w+ ){0,3}(?:mat|lastim|hacer dano|haga dano|muer|tir)',
  'para que (?:vivir|sigo viv|seguir viv)',
  '(?:habla|hablando|dice) (?:\\w+ )?(?:de morirse|de matarse|que se quiere morir|que quiere morir)',
  'cuantas pastillas (?:para|necesito para) (?:morir|matar)',
  `me (?:corto|estoy cortando) (?!con|al|cocinando)${SIN_PELO}`,
  `cort(?:a|o|arse|arme|andose|andome|ando) (?:los|las|sus|mis) (?:brazos?|venas|munecas|piernas)`,
  'se lastima (?:sol[ao]|a si) ',
  `${CHILD}${within(1)}se (?:corta|esta cortando) ${SIN_PELO}`,
];

/** Deep distress without talk of death: signs the lifeline names, and those who ask for a line to call. */
const DISTRESS = [
  `feel(?:s|ing)? ${within(2)}(?:hopeless|trapped (?!gas|nerve|wind|air)|worthless|like a burden)`,
  'hopeless ',
  '(?:lost|losing|out of) (?:all )?hope ',
  '(?:im|i am|being) (?:just )?a burden ',
  'burden (?:to|on) (?:everyone|everybody|others|people|them|my (?!back|heart|knee))',
  '(?:cant|unable to) cope ',
  'hate my ?self ',
  '(?:mental|nervous|emotional) break ?down',
  '(?:no ?one|nobody|no body|dont have any ?(?:one|body)) (?:to talk to|to turn to|loves me|cares about me|cares if i)',
  'giv(?:e|ing) up on (?:everything|life|my ?self)',
  '(?:im|i am) (?:just )?(?:so )?done with (?:everything|life)',
  'tired of everything ',
  '(?:whats|what is|dont see|see no) (?:the |any |a )?point (?:any ?more|of anything|in anything|of it all)',
  '(?:emotional|mental health|depression|anxiety|therapy) (?:support |help )?(?:hot ?line|help ?line|line|text line|chat) ',
  'crisis (?:text|chat|hot ?line|counsel|line)',
  'some(?:one|body) to talk to (?:right )?(?:now|tonight)',
  '(?:sin|perdi|perdiendo) (?:toda )?(?:la |las )?esperanzas? ',
  '(?:soy|sere) (?:solo )?(?:una? )?(?:carga|estorbo) ',
  'me siento (?:muy )?(?:atrapad|(?:como )?(?:una )?carga|(?:como )?(?:un )?estorbo|inutil)',
  'me odio ',
  'crisis nerviosa',
  'colapso (?:nervioso|mental|emocional)',
  'nadie me (?:quiere|ama) (?!dar|atender|ayudar|recetar|creer|operar)',
  'no tengo (?:a nadie (?!que|quien|para)|(?:a nadie )?con quien (?:hablar|platicar|desahogarme))',
  '(?:linea|telefono|numero) de (?:ayuda|apoyo) (?:emocional|psicologic)',
  'linea de la vida',
  'ya no (?:puedo|aguanto)(?: mas)? $',
  'no (?:puedo|aguanto) mas $',
  'no le (?:veo|encuentro|hallo) (?:el )?sentido (?:a nada|$)',
];

const POISON = [
  'over ?do(?:se|ze|es|sing|zing)',
  'od(?:ed|ing) ',
  'od on ',
  '(?:he|she|they|friend|son|daughter|brother|sister) od ',
  'narcan',
  'naloxon',
  '(?<! food )poison(?:s|ed|ing)? (?!ivy|oak|sumac)',
  'mix(?:ed|ing)? bleach',
  'bleach (?:and|with|mixed with) (?:ammonia|vinegar|acid|alcohol)',
  'inhal(?:e|ed|ing) (?:\\w+ )?(?:bleach|fumes|gas|ammonia|paint|chlorine)',
  'carbon monoxide',
  'gas leak',
  'sobre ?dosis',
  'envenen',
  'intoxic(?!acion (?:por alimentos|alimentaria))',
  '(?:cloro|lejia) (?:con|y) (?:amoniaco|vinagre|acido)',
  'monoxido',
  'fuga de gas',
  'intoxiqu\\w* (?!con (?:\\w+ )?(?:comida|alimentos|mariscos|pescado|camarones))',
  'se paso (?:de|con) (?:la )?droga',
  `inhal(?:e|o|aron) ${within(1)}(?:cloro|gas|humo|amoniaco|pintura)`,
];

const PILLS =
  '(?:pills?|tablets?|tylenol|medicines?|medications?|meds|ibuprofen|advil|aspirin|benadryl|melatonin|vitamins?|gummies|edibles?|opioids?|xanax|percocets?)';
const PASTILLAS =
  '(?:pastillas?|pildoras?|tabletas?|medicinas?|medicamentos?|paracetamol|tylenol|aspirinas?|vitaminas)';
const NO_FOOD =
  '(?:bleach|windex|soap|shampoo|chemicals?|dishwasher \\w+|weed|marijuana|cigarettes?|antifreeze|detergent|laundry pods?|tide pods?|poison|cleaning \\w+|cleaner|gasoline|lighter fluid|pesticide|battery|batteries|magnets?|nicotine|drano|turpentine|hand sanitizer|nail polish|perfume|mushrooms?|coins?|penny|quarter|screws?|beads?)';
const NO_COMIDA =
  '(?:cloro|lejia|jabon|shampoo|cigarros?|marihuana|veneno|detergente|anticongelante|gasolina|raticida|insecticida|limpiador|fabuloso|pinol|pila|pilas|bateria|iman|imanes|moneda|tornillo|perfume|thinner|acetona|hongos)';
const SWALLOWED = [
  '(?:snake|rattlesnake|black widow|scorpion) (?:bit|bite|bites|sting|stung)',
  '(?:bit|bitten) by a (?:rattle ?)?(?:snake|black widow|scorpion)',
  '(?:picadura|mordedura|pico|mordio) (?:de |un |una |de un |de una )?(?:alacran|escorpion|vibora|serpiente|viuda negra)',
  `too? (?:many|much) (?:of )?(?:my |the |his |her )?(?:\\w+ )?${PILLS} `,
  `(?:took|take|taken|taking|swallow|swallows|swallowed|ate|drank) (?:way )?(?:a (?:lot|bunch|bottle|handful) of|all (?:of )?(?:my|his|her|the|those)) (?:\\w+ )?${PILLS} `,
  `(?:swallow(?:ed|s|ing)?|drank|drinks?|drinking|ate|eaten|eats|eating|ingested|got into|licked) ${within(3)}${NO_FOOD} `,
  `${CHILD}${within(2)}(?:ate|eaten|swallowed|got into|found|drank) ${within(3)}${PILLS} `,
  `${CHILD}${within(2)}took (?:some|my|our|his|her|grand\\w+|the wrong|extra|a bunch of) ${within(1)}${PILLS} `,
  `(?:took|gave|taken|given) ${within(3)}(?:wrong|double|extra|twice) ${within(2)}(?:doses?|med\\w*|pills?|amount) `,
  `(?:took|taken|take|swallowed|tome|tomo|tomado|trague|trago) (?:like |about |unas |como )?(?:\\d{2,}|ten|twenty|thirty|fifty|diez|veinte|treinta) (?!mg|mcg|units)(?:\\w+ )?(?:${PILLS}|${PASTILLAS}) `,
  'double (?:the )?dose (?!flu|vaccine|of (?:the )?(?:flu|vaccine))',
  '(?:le|les) di (?:mucha|demasiada|doble|de mas) (?:\\w+ )?(?:medicina|tylenol|jarabe|pastillas|paracetamol)',
  `${PILLS} twice (?!a |daily|per|each|every)`,
  'into (?:the |my |his |her )?(?:medicine|pills|meds|cabinet)',
  'doble (?:dosis|medicina)',
  'todo el frasco',
  'medicina .{0,20}por error ',
  '(?:medicina|pastilla|dosis) equivocada',
  `(?:tome|tomo|tomaron|trago|tragado|ingirio|comio) (?:muchas|demasiadas|todas (?:las|mis|sus)|un frasco de|un monton de) ${PASTILLAS}`,
  `${CHILD}${within(2)}(?:tomo|trago|comio|bebio|metio|agarro|encontro) (?:unas|las|mis|sus|muchas) ${within(1)}${PASTILLAS} (?!para)`,
  `(?:tomo|tome|tomado|trago|trague|tragado|bebio|bebi|comio|comi|ingirio|chupo) ${within(3)}${NO_COMIDA} `,
];

const HARMS =
  '(?:hits?|hitting|beats?|beating|hurts?|hurting|chok(?:es?|ed|ing)|strangl\\w+|punch\\w*|slaps?|slapped|slapping|kick(?:s|ed|ing)?|threaten\\w*|forces|forced|forcing|rap(?:es?|ed|ing)|molest\\w*|touch(?:es|ed|ing)|stalk\\w*|shov(?:es|ed)|push(?:es|ed)|attack\\w*|grabs?|grabbed|abus(?:es|ed|ing)) ';
const VIOLENCE = [
  '(?:domestic|family|partner|spous\\w*|sexual|child|elder|physical|dating) (?:violence|abuse)',
  'violent (?:husband|partner|boyfriend|home|relationship)',
  '(?<! (?:substance|drugs?|alcohol|opioid|prescription|laxative|medication) )abus(?:e[dr]?|ive|ing) (?!of (?:power|authority|process|trust|med|drugs|alcohol|substances|opioids))',
  `${SOMEBODY}(?:is |keeps |just |has |was |always |tried to |trying to )?${within(1)}${HARMS}${within(1)}(?:me|us|my (?:mom|mother|sister|kids?|child\\w*|daughter|son|body|baby)|her (?:$|and|when|every|all|badly)) ?`,
  `(?:husband|wife|boyfriend|girlfriend|partner|spouse|bf) (?:is |keeps )?(?:hits?|hitting|beats?|beating|chok(?:es?|ed|ing)|strangl\\w+|threaten\\w*|rap(?:es?|ed|ing)) `,
  `${SOMEBODY}${within(4)}to kill (?:me|us|my|her) `,
  '(?:threaten(?:s|ed|ing)|strangl(?:es|ed|ing)|beats?|beating|hitting) me ',
  '(?:stalker|stalking me)',
  'ex (?:\\w+ )?(?:is |keeps )?(?:following|stalking) me',
  `${SOMEBODY}(?:is |keeps )?(?:hits?|hitting|beats?|beating|slaps?|slapped) (?:my )?(?:grandma|grandmother|grandpa|mom|dad|kids?|son|daughter|brother|sister) `,
  'battered (?:wom[ae]n|wife|spouse)',
  '(?:afraid|scared|terrified|frightened) (?:of|for) (?:my|her|his) (?:life|ex|husband|wife|boyfriend|girlfriend|partner|father|dad|step\\w*|uncle|brother) ',
  '(?:scared|afraid|not safe|unsafe|dont feel safe) (?:to (?:go|be) |at )home',
  '(?:womens?|violence|abuse) shelter',
  'shelter (?:for|from) (?:battered|abused?|women|domestic)',
  '(?:human|sex) trafficking',
  'being (?:trafficked|held against)',
  'restraining order',
  'safe house',
  '(?:wont|doesnt|dont|not|never) lets? me (?:leave|go|out)',
  '(?:was|been|got|being) (?:physically )?assaulted',
  'violencia (?:domestica|familiar|de pareja|de genero|intrafamiliar|sexual|en (?:mi|la) casa)',
  'maltrat',
  'abus(?:os?|ad[oa]|aron|an|a) (?!de (?:sustancias|drogas|alcohol|poder|autoridad|medicamentos|confianza))',
  `${ALGUIEN}(?:siempre )?(?:me|le|la|lo|nos|les) (?:esta |estan |ha |quiere |siempre )?(?:pega |pegan |pego |pegaba |pegando |golpe|ahorc|amenaz|maltrat|viola |violo |forz|manos|acos|empuj|patea|(?:con|va a|quiere) matar)`,
  `(?:tio|primo|padrastro|papa|abuelo|hermano|vecino|maestro|jefe|hombre|senor) (?:me|la|le) (?:toca|toco|tocaba) `,
  'me (?:peg(?:an?|o)|golpe(?:an?|o)|ahorc[ao]|amenaz[ao]|manosea) (?!(?:la|el|los|un|una|con|en la|en el|mucho|fuerte|duro|muy|bien) )',
  'me (?:esta|estan) (?:golpeando|amenazando|ahorcando)',
  'golpeandome',
  'me (?:tiraron|pegaron|golpearon|patearon|atacaron) ',
  'obliga a (?:tener|hacer) ',
  `(?:me|la) viol(?:a|o|an) (?:mi|su) ${ALGUIEN}`,
  '(?:pareja|marido|espos[oa]|novi[oa]|padre|papa) (?:es|se pone) (?:muy )?violent',
  '(?:miedo|temo) (?:de|a|por) (?:mi |su )?(?:marido|espos[oa]|novi[oa]|pareja|ex|papa|padre|padrastro|tio|vida) ',
  '(?:refugio|albergue|casa) (?:para|de) mujeres',
  'mujer(?:es)? (?:golpeada|maltratada|violentada)',
  'trata de (?:personas|blancas)',
  'trafico (?:humano|de personas)',
  'me tienen? encerrad[oa]',
  'orden de (?:restriccion|alejamiento)',
];

/** What was done to somebody's body against their will. */
const ASSAULT = [
  '(?:makes?|making|made|forces|forced|forcing) (?:me |us )?(?:to |into )?(?:have |having )?sex ',
  'sex against my',
  'rape(?:d|s)? ',
  'raping',
  'rapist',
  '(?:sexual|sexually) assault',
  'molest',
  'me (?:viol[ao]|violan|violaron) ',
  '(?:fui|fue) violad[oa]',
  'violador',
  'agresion sexual',
  'violacion (?:sexual )?(?!de (?:la |los |el |mis |tus |sus )?(?:datos|privacidad|derechos|hipaa|ley|contrato))',
  '(?:date|gang|statutory) rape',
  '(?:rape|sane) (?:kit|exam|crisis)',
  'me (?:tomaron|tomo|agarraron|agarro) (?:a|por) la fuerza',
  'abus(?:o|aron|ada|ado) sexual',
];

const NOT_NOSE =
  '(?!(?:e|ing)? ?(?:well |good )?(?:through|out of|from) (?:my|his|her|the|your)? ?(?:nose|nostril))';
const HEAVY =
  '(?:pains?|painful|pressure|tight|tightness|tightening|heavy|heaviness|hurt|hurts|hurting|squeez\\w*|crush\\w*|elephant|stabbing) ';
const PERSON =
  '(?:he|she|someone|somebody|mom|dad|mother|father|husband|wife|son|daughter|baby|man|woman|person|grandma|grandpa|friend|kid|just) ';
const DANGER = [
  `chest (?!x ?ray|cold|tube)${within(4)}${HEAVY}`,
  `${HEAVY}${within(3)}chest `,
  'chest ?pain',
  `(?:cant|not|isnt|trouble|difficulty|hard to|hard time|stopped|struggl\\w+ (?:to|for)|unable to|barely|wont) (?:\\w+ )?breath${NOT_NOSE}`,
  'stops? breathing (?!.*(?:sleep|snor|night))',
  'gasping for',
  '(?:severe|sudden|suddenly|extreme|really|very|so) short(?:ness)? of breath',
  'cant (?:get|catch) (?:my|his|her|any) (?:breath|air)',
  '(?:having|signs? of|symptoms? of|is this|am i having) ?(?:a |an )?(?:mini )?stroke ',
  'stroke (?:signs?|symptoms?|now|happening) ',
  // Alone, it is what somebody fears who has no time for more words.
  '(?<=^ )(?:a |mini ?)?stroke $',
  '(?<=^ )(?:un )?derrame $',
  'face (?:is )?droop',
  'droop(?:ing|y) (?:face|mouth)',
  '(?:slurs?|slurred|slurring) ',
  'unconscious',
  'unresponsive',
  'not respond',
  `(?:wont|doesnt|isnt|not) (?:\\w+ )?(?:wake|waking) `,
  `(?:can|could)t (?:be )?wak(?:e|en|ed|ened)? ?(?:up )?(?:him|her|my|mom|dad|the baby) `,
  'cant wake ',
  '(?:passed|blacked) out',
  `${PERSON}(?:\\w+ )?(?:collapsed|fainted) `,
  `(?:cant|wont|not|doesnt|isnt) ${within(3)}(?:stop|stopping) ${within(2)}bleed`,
  `bleed(?:ing|s)? ${within(3)}(?:wont|not|doesnt|cant|isnt) ${within(2)}stop`,
  'bleed(?:ing|s)? (?:so |very |really )?(?:heavily|bad|badly|a lot|out|profusely|to death|everywhere|much) (?!.*(?:period|cycle|menstr))',
  '(?:severe|uncontrolled) bleeding',
  `(?:cough|vomit|throw|spit|puk)(?:e?s|ing|ed)? (?:up )?${within(3)}blood `,
  `losing ${within(3)}blood `,
  'gun ?shot',
  '(?:been|was|got) (?:shot (?!for|record|in my arm|up)|stabbed)',
  'stab wound',
  `(?:bab(?:y|ies)|face|lips?|newborn|infant) (?:is |are |looks? |went |has gone )?(?:all |turning |turned |going )?(?:blue|purple|gray|grey) (?!eye|spot|light|vein|cross|shield|bruis|mark)`,
  'turn(?:ing|ed|s) blue',
  `baby (?:is |has gone |went )?(?:limp|floppy)`,
  `${PERSON}${within(5)}(?:not|isnt|wont) (?:move|moving) `,
  'heart (?:has )?stopped',
  'heat ?stroke',
  '(?:cut|chopped|sawed) (?:\\w+ ){0,2}(?:finger|hand|toe|thumb|arm|leg)s? off',
  'suddenly (?:lost|losing) (?:my |his |her )?(?:vision|sight)',
  '(?:vision|sight) loss (?:\\w+ )?sudden',
  'sudden (?:vision|sight) loss',
  '(?:he|she|somebody|someone) has a gun',
  'face .{0,16}(?:numb|weak|droop)',
  'numb\\w* .{0,12}face ',
  'cant (?:feel|move) (?:my|his|her) (?:left|right|one|half|whole)',
  '(?:weak|numb|confus|cant (?:see|speak|talk|walk|move)).{0,28}sudden',
  '(?:lots? of|so much|too much) blood (?!work|test|draw|pressure|sugar|clot|thinner|in )',
  'blood (?:wont|doesnt|isnt|not) stop',
  'drown(?:ed|ing)',
  'electrocut',
  '(?:severe|serious|third degree) burns? ',
  'burned (?:his|her|my) (?:whole|entire|face)',
  'foam(?:ing)? (?:at|from)',
  '(?:weak|weakness|numb|numbness|droop\\w*) (?:on |of |in )?(?:one|left|right) side(?! of (?:my |the |his |her )?(?:foot|toe|thigh|finger|knee|heel|ankle|hip|back))',
  '(?:one|left|right) side .{0,16}(?:weak|numb|droop)',
  'sudden(?:ly)? .{0,24}(?:weak|numb|confus|cant (?:see|speak|talk|walk|move)|blind|severe headache)',
  '(?:worst|thunderclap) headache',
  'headache of my life',
  '(?:throat|tongue|face|lips?|mouth) (?:is |are |feels? |keeps )?(?:swelling|closing|swollen|swelled|tightening)',
  'swollen (?:tongue|throat|lips|face)',
  `allerg\\w+ ${within(4)}(?:throat|swell)`,
  'anaphyla',
  '(?:left arm|jaw) .{0,40}(?:sweat|chest|nausea|breath)',
  'sweat\\w* .{0,40}(?:left arm|jaw pain)',
  `seizure ${within(2)}(?:wont|not|now|still)`,
  'seizing',
  'having (?:a |an )?(?:\\w+ )?seizure ',
  'convuls(?:ing|ionando|iono)',
  'having convulsions',
  'hit (?:his|her|my|their) head .{0,40}(?:unconscious|passed|vomit|throw|wont|bleed|confus|sleepy|wake)',
  `(?:need|call|send|get) ${within(3)}ambulance`,
  '911 ',
  '(?:think |feel like |felt like )?(?:im|hes|shes|is) dying (?!to |for |of (?:laugh|hunger|heat|boredom)|inside)',
  `(?:dolor(?:es)? (?!(?:al?|de|por) dar|cuando)|peso |presion |opresion |apret\\w+ |punzad\\w+ |pesadez )${within(3)}pecho (?!al dar|cuando doy)`,
  `pecho ${within(2)}(?:apriet|apretad|pesa |pesado|oprim)`,
  `duele\\w* (?:mucho |un poco |tanto |bastante |bien |muy )*(?:el |mi )?pecho (?!al |cuando (?:le )?doy|por (?:dar|amamant))`,
  '(?:no|apenas|dejo de|dificultad(?: para| al)?|cuesta|batall\\w+) (?:\\w+ ){0,3}respira\\w* (?!(?:bien )?por la nariz)',
  '(?:falta|faltando) (?:mucho )?(?:el |la )?(?:aire|respiracion) (?!al (?:subir|caminar)|cuando (?:subo|camino)|de los nervios)',
  '(?:esta|estoy|me estoy) a?h?ogando',
  'me ahogo ',
  'asfix',
  '(?:esta|se (?:puso|pone|esta poniendo|ve)|quedo) (?:muy |todo |toda )?(?:azul|morad)[oa]? ',
  '(?:labios|cara) (?:azul|morad)',
  'no (?:se |me |lo puedo |la puedo |puedo )?(?:despierta |despertarl[oa]|responde (?!(?:el|al|mis?|la) )|reacciona )',
  'se (?:me )?desmay[oa] ',
  'me desmaye ',
  'golpe de calor',
  'perdi(?:o)? la vista de (?:repente|pronto)',
  'inconsciente',
  '(?:perdio el|sin) conocimiento',
  '(?:dio|dado|esta dando|tiene|teniendo) (?:un |una |como un )?(?:ataque|embolia|derrame|convulsion(?:es)?) (?!de (?:panico|nervios|ansiedad|risa|tos|estornudos|celos|alergia))',
  `(?:boca|cara) ${within(2)}(?:de lado|chueca|torcida|caida|ladeada)`,
  'durmio (?:(?:la |media |medio )?(?:mitad de la )?cara|(?:la )?mitad (?:del cuerpo|de la cara)|medio (?:cuerpo|lado)|(?:un|el) lado)',
  '(?:un lado|medio cuerpo|mitad del cuerpo) .{0,24}(?:dormid|debil|sin fuerza|entumid|paraliz)',
  'no (?:siento|siente|puede mover|puedo mover) (?:un lado|medio cuerpo|la mitad)',
  'habla (?:enredad|arrastrad|raro )',
  'arrastra las palabras',
  'trab(?:a|o|ando) la (?:lengua|quijada)',
  'de repente .{0,30}(?:no pued[eo] (?:hablar|ver|mover)|debil|sin fuerza|confund)',
  'peor dolor de cabeza',
  '(?:no pued[eo] (?:hablar|ver|mover)|confund\\w*|debil) .{0,30}de (?:repente|pronto) ',
  'paraliz\\w* .{0,12}(?:cara|cuerpo|lado|brazo|mitad)',
  '(?:cara|cuerpo|lado) .{0,8}paraliz',
  'espuma (?:por|de|en) ',
  '(?:echa|echando|saca|sacando) espuma',
  'no se mueve ',
  'corazon (?:se|le) (?:para|paro|detuvo) ',
  'pecho .{0,30}brazo ',
  'se (?:me )?quemo (?:tod[oa]|la cara|el cuerpo)',
  'quemaduras? (?:graves?|severas?|de tercer)',
  'brazo izquierdo .{0,40}(?:sud|pecho|aire|nausea|entumid|dormid|adorme[cs])',
  'sud\\w+ .{0,30}brazo izquierdo',
  `(?:durmio|dormido|entum\\w+|adorme[cs]\\w+) ${within(2)}(?:brazo|lado) izquierdo`,
  '(?:garganta|lengua) (?:hinchada|cerrada)',
  'se (?:le|me) (?:esta |estan )?(?:cierra|cerro|hinch\\w+|cerrando) (?:la |los |el )?(?:garganta|lengua|cara|boca|labios)',
  '(?:cara|labios) hinchad[oa]s?',
  'anafila',
  'no (?:para|deja|paro|dejo|se detiene|puedo parar) (?:de )?(?:el |la )?sangr',
  `sangr\\w* ${within(2)}no (?:para|se detiene|deja)`,
  `sangr\\w* ${within(2)}(?:mucho|muchisimo) (?!.*(?:regla|periodo|menstr))`,
  'mucho sangrado',
  `(?:vomit|escup|tos|tir)\\w* ${within(2)}sangre `,
  'perd(?:iendo|io|i) (?:mucha )?sangre ',
  'mucha sangre ',
  'hemorragia',
  'desangr',
  'bala[zc]o',
  'bala[cz]e',
  'balear',
  'le dispararon',
  'apunal',
  `(?:llam|yam|necesit|mand|pid|ocup)\\w+ ${within(3)}ambulancia`,
  'ambulancia (?:ya|ahora|urgente|por favor|rapido) ',
  '(?:me|se|se me|se nos) (?:estoy|esta) muriendo (?!de |por )',
  `golpe\\w* ${within(6)}cabeza .{0,40}(?:vomit|desmay|sangr|confund|no despierta)`,
];

const YOUNG =
  '(?:newborns?|infants?|bab(?:y|ies)|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days?|weeks?|wks?) olds?|(?:1|2|one|two) (?:months?|mos?) olds?|recien nacid[oa]s?|bebes?|bebit[oa]s?|(?:\\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho) (?:dias?|semanas?) (?:de nacid[oa]|de edad)?|(?:1|2|un|dos) mes(?:es)?) ';
const FEVER = '(?:fevers?|feverish|fiebre|calentura) ';
const HOT = '(?:fevers?|feverish|fiebre|calentura|temperature|temperatura|temp) ';
const BLEEDS =
  '(?:bleed(?:s|ing)?|bled|hemorrhag\\w+|blood (?!tests?|work|types?|draw|pressure|sugar|thinners?|clots?|sample)|sangr(?:a|o|e|ando|ado|ados|amiento)) (?!gum|nose|(?:de |por |en )?(?:la |las )?(?:encia|nariz))';
const THINNER =
  '(?:(?:blood )?thin+ers?|warfarin|coumadin|eliquis|xarelto|pradaxa|plavix|brilinta|anticoag\\w+|warfarina|adelgaza\\w* (?:de )?(?:la )?sangre)';
/** What cannot wait though nobody says so: a young baby's fever, bleeding in pregnancy, a birth, a blow to the head of thinned blood. */
const CANNOT_WAIT = [
  `${YOUNG}${within(6)}${FEVER}`,
  `${FEVER}${within(5)}${YOUNG}`,
  `(?:10[4-9]|4[012]) (?:\\d )?(?:de |degrees? |grados (?:de )?|f )?${HOT}`,
  `${HOT}${within(3)}(?:10[4-9]|4[012]) `,
  `pregnan\\w* ${within(6)}${BLEEDS}`,
  `${BLEEDS}${within(6)}pregnan`,
  `embaraz\\w* ${within(6)}${BLEEDS}`,
  `${BLEEDS}${within(6)}embaraz`,
  '(?:my |her )?water (?:just )?broke',
  '(?:giving birth|having (?:my|the|a) baby|baby is coming|in labor) (?:now|right now|at home|early)',
  'baby is coming $',
  'rompio (?:la )?fuente',
  '(?:ya viene|esta naciendo) (?:el|mi) bebe',
  `(?:head|fell|fall|fallen) .{0,40}${THINNER}`,
  `${THINNER} .{0,40}(?:head|fell|fall|fallen) `,
  `(?:cabeza|me cai|se cayo|caida) .{0,40}${THINNER}`,
  `${THINNER} .{0,40}(?:cabeza|me cai|se cayo|caida) `,
  'swol\\w+ .{0,40}short(?:ness)? of breath',
  'short(?:ness)? of breath .{0,40}swol',
  'short(?:ness)? of breath (?:at rest|lying|sitting|at night|cant sleep)',
  'hinchad[oa]s? .{0,40}falta (?:el |de )?(?:el )?aire',
  `adorme[cs]\\w+ ${within(2)}(?:lado|medio cuerpo|mitad|cara) `,
  'no (?:siento|siente) (?:el|la|mi|su|un|una|ni) (?:brazo|pierna|cara|lado) ',
  '(?<=^ )(?:an? |una )?(?:seizure|convulsion) $',
];

/** Illnesses by their name: danger unless the words are about another day. */
const ILLNESS = [
  'heart ?attack',
  'cardiac arrest',
  'choking ',
  'infart',
  'ataque (?:al|del|de) corazon',
  'ataque cardiaco',
  'atragant',
  'derrame cerebral',
  'embolia',
  'hit by a (?:car|truck|bus)',
  'atropell',
];
/** Words of learning, mending, fear or another day: an illness that is named is not there now. */
const ANOTHER_DAY = [
  '(?:class|classes|clases?) ',
  'prevent',
  'preven',
  'redu[cs]',
  'evitar ',
  'avoid',
  'risks? ',
  'riesgos? ',
  'rehab',
  'recover',
  'recuper',
  'surviv',
  'sobreviv',
  'after ',
  'despues ',
  'research',
  'stud(?:y|ies) ',
  'histor',
  'fear ',
  'phobia',
  'miedo ',
  'therap',
  'terap',
  'support group',
  'grupo ',
  '(?:last|years?|months?|weeks?) (?:year|month|week|ago) ',
  'hace (?:\\w+ )?(?:anos?|meses|semanas?) ',
  '(?:ano|mes) pasado ',
];

/** Beside a word of emergency, what says nothing but that one is looked for. */
const BEFORE_EMERGENCY =
  '(?:an?|the|my|this|its?|is|im|i|have|having|need|want|to|go|in|where|find|nearest|closest|medical|real|hospital|ho?w|call|calling|un|una|el|la|los|las|mi|es|esto|hay|tengo|necesito|quiero|ir|al?|donde|esta|estan|queda|busco|salas?|de|cuartos?|servicios?|numero|telefono|llamar|(?:mas )?cercan[ao]) ';
const AFTER_EMERGENCY =
  '(?:rooms?|departments?|dept|services?|care|centers?|hospital(?:es)?|medical|medicas?|numbers?|phone|line|help|please|near ?by|near me|near|nearest|closest|close to me|around here|open|now|right now|today|tonight|24 hours|24 horas|cerca|de mi|(?:mas )?cercanas?|abiertas?|ahora|ya|hoy|por favor|ayuda|(?:in|near|at|by|en|cerca del?) (?:\\w+ ){1,2}\\w+|(?:in|near|en|cerca de) \\w+|\\d{5})';
/**
 * Who asks for an emergency room, or says no more than that it is one. In Spanish one word is urgent care to some and the emergency room
 * to others.
 */
const EMERGENCY = [
  `(?<=^ )(?:${BEFORE_EMERGENCY})*(?:emerg[aei]n[cs]\\w{1,4}|er|ambulan[cs]\\w{1,3}|h?urgen[cs]ias?)(?: ${AFTER_EMERGENCY})* $`,
];

/** What is said, and who helps, the first one to call first; `unless` other words say that it is not now. */
export const CRISIS_RULES: readonly {
  said: readonly string[];
  lines: readonly CrisisLine[];
  unless?: readonly string[];
}[] = [
  { said: POISON, lines: ['emergency', 'poison', 'lifeline'] },
  { said: SWALLOWED, lines: ['emergency', 'poison'] },
  { said: DESPAIR, lines: ['lifeline', 'emergency'] },
  { said: DISTRESS, lines: ['lifeline'] },
  { said: ASSAULT, lines: ['emergency', 'assault'] },
  { said: VIOLENCE, lines: ['emergency', 'violence'] },
  { said: DANGER, lines: ['emergency'] },
  { said: CANNOT_WAIT, lines: ['emergency'], unless: ANOTHER_DAY },
  { said: EMERGENCY, lines: ['emergency'] },
  { said: ILLNESS, lines: ['emergency'], unless: ANOTHER_DAY },
];
