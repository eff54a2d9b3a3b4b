type Code = 'en' | 'es';

/** The same thing said with other words around it: what stands in the pattern → what else people say. Folded. */
const FRAMES: Readonly<Record<Code, readonly { said: RegExp; also: readonly string[] }[]>> = {
  en: [
    { said: /^(.+) cancer$/, also: ['cancer of the $1', 'cancer of $1', '$1 tumor', '$1 carcinoma'] },
    {
      said: /^(.+) pain$/,
      also: [
        'pain in $1',
        'pain in my $1',
        'pain in the $1',
        '$1 hurts',
        '$1 hurt',
        '$1s hurt',
        'sore $1',
        '$1 ache',
        '$1 aches',
        '$1 hurting',
        '$1 is hurting',
        '$1 has been hurting',
        '$1 really hurts',
        '$1 is killing me',
        'hurt my $1',
        'injured my $1',
        'bad $1',
      ],
    },
    { said: /^(.+) transplant$/, also: ['$1 transplantation', 'transplant of $1'] },
    { said: /^(.+) surgery$/, also: ['$1 operation', 'surgery on $1', 'surgery for $1'] },
    { said: /^(.+) replacement$/, also: ['$1 replacement surgery', 'new $1', 'replace $1', 'artificial $1'] },
    { said: /^(.+) infection$/, also: ['infected $1', 'infection in $1', 'infection of the $1'] },
    { said: /^broken (.+)$/, also: ['$1 fracture', 'fractured $1', 'broke my $1', 'broke $1'] },
    { said: /^baby ((?:(?:wont|cant) stop |keeps )?cr(?:y|ies).*)$/, also: ['newborn $1', 'infant $1'] },
    { said: /^swollen (.+)$/, also: ['$1 swelling', '$1 swollen', 'swelling in $1', 'swelling of the $1'] },
  ],
  es: [
    {
      said: /^cancer de (?:el |la |los )?(.+)$/,
      also: [
        'cancer del $1',
        'cancer de la $1',
        'cancer en el $1',
        'cancer en la $1',
        'tumor de $1',
        'tumor en el $1',
      ],
    },
    {
      said: /^dolor de (.+)$/,
      also: [
        ...[
          'dolor en el $1',
          'dolor en la $1',
          'dolor en los $1',
          'dolor en las $1',
          'dolor del $1',
          'dolor de la $1',
        ],
        ...[
          'duele el $1',
          'duele la $1',
          'duelen los $1',
          'duelen las $1',
          'duele mucho el $1',
          'duele mucho la $1',
        ],
        ...[
          'me lastime el $1',
          'me lastime la $1',
          'golpe en el $1',
          'golpe en la $1',
          'tengo mal el $1',
          'tengo mala la $1',
        ],
        ...['dolor de $1s', 'duelen los $1s', 'duelen las $1s', 'dolor en los $1s', 'dolor en las $1s'],
      ],
    },
    {
      said: /^cirugia de (.+)$/,
      also: ['operacion de $1', 'operacion de la $1', 'operacion del $1', 'operarme $1'],
    },
    { said: /^trasplante de (.+)$/, also: ['transplante de $1', 'trasplante del $1', 'transplante del $1'] },
    { said: /^reemplazo de (.+)$/, also: ['cambio de $1', 'protesis de $1', 'operacion de $1'] },
    { said: /^infeccion de (.+)$/, also: ['infeccion en el $1', 'infeccion en la $1', 'infeccion del $1'] },
    {
      said: /^bebe ((?:no (?:para|deja) de )?llora.*)$/,
      also: ['recien nacido $1', 'recien nacida $1', 'bebita $1', 'bebito $1', 'bb $1'],
    },
    { said: /^(.+) rot[oa]$/, also: ['$1 quebrado', '$1 quebrada', 'fractura de $1', 'fractura del $1'] },
    {
      said: /^quistes? (?:en los |en el )?(.+)$/,
      also: ['quiste en el $1', 'quistes en $1', 'quiste de $1'],
    },
  ],
};

/** Who practises a field of medicine, made of its name: the ending or the word and what it becomes. */
const PRACTITIONERS: Readonly<Record<Code, readonly (readonly [of: RegExp, who: readonly string[]])[]>> = {
  en: [
    [/ology\b/, ['ologist']],
    [/iatry\b/, ['iatrist']],
    [/iatrics\b/, ['iatrician']],
    [/etry\b/, ['etrist']],
    [/surgery\b/, ['surgeon']],
    [/therapy\b/, ['therapist']],
    [/counseling\b/, ['counselor', 'counsellor']],
    [/midwifery\b/, ['midwife']],
    [/ medicine$/, [' doctor', ' medicine doctor', ' medicine specialist', ' physician']],
    [/social work\b/, ['social worker']],
  ],
  es: [
    [/ologia\b/, ['ologo', 'ologa']],
    [/iatria\b/, ['iatra']],
    [/etria\b/, ['etrista']],
    [/cirugia\b/, ['cirujano', 'cirujana']],
    [/terapia\b/, ['terapeuta', 'terapista']],
    [/asesoria\b/, ['asesor', 'asesora', 'consejero', 'consejera']],
    [/^medicina\b/, ['medico', 'doctor', 'doctora', 'medica', 'especialista en medicina']],
    [/trabajo social\b/, ['trabajador social', 'trabajadora social']],
  ],
};

/** Words that link the others of a name and may as well be others, or be left out. */
const LINKS: Readonly<Record<Code, ReadonlySet<string>>> = {
  en: new Set('a an the my his her our your their this that both in on of at to from near by'.split(' ')),
  es: new Set('el la los las un una mi mis su sus este esta de del en al'.split(' ')),
};

/** A folded name without the words in its middle that only link it ("spot lung" of "spot on my lung"); undefined without any. */
export function bonesOfName(name: readonly string[], language: Code): string[] | undefined {
  const bones = name.filter((word, at) => at === 0 || at === name.length - 1 || !LINKS[language].has(word));
  return bones.length > 1 && bones.length < name.length ? bones : undefined;
}

/** Other ways to say a name, composed and not listed: "cancer of the lung" for "lung cancer". */
export function otherSayings(name: string, language: Code): string[] {
  return FRAMES[language].flatMap(({ said, also }) =>
    said.test(name) ? also.map((pattern) => name.replace(said, pattern)) : [],
  );
}

/** What those are called who practise a field of medicine with this folded name. */
export function practitionersOf(field: string, language: Code): string[] {
  return PRACTITIONERS[language].flatMap(([of, who]) =>
    of.test(field) ? who.map((called) => field.replace(of, called)) : [],
  );
}
