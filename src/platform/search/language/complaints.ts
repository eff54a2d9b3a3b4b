/** What a part of the body may do, by the words that say so; folded. */
export type Complaint = 'hurts' | 'numb' | 'lump' | 'itches' | 'bleeds';

/** How a language speaks of the body: what people call its parts, what is wrong with them, and what the two make together. */
export interface Complaints {
  /** Word → part of the body. */
  parts: ReadonlyMap<string, string>;
  /** Word → what is wrong. */
  said: ReadonlyMap<string, Complaint>;
  /** Part of the body → what is wrong → an expression the language has synonyms for. */
  meant: ReadonlyMap<string, Readonly<Partial<Record<Complaint, string>>>>;
}

/** A line is the words for a part `:` what it is called when it hurts; then, where it has names, `numb`, `lump`, `itches`, `bleeds`. */
const PARTS = {
  en: `
knee knees kneecap : knee pain
ankle ankles : ankle sprain
foot feet heel heels arch toe toes sole : foot pain; numb numb feet; itches athletes foot
hand hands finger fingers thumb thumbs wrist wrists : hand pain; numb numb fingers; lump ganglion cyst
knuckle knuckles joint joints : joint pain
elbow elbows : elbow pain
shoulder shoulders arm arms : shoulder pain; numb numbness
hip hips groin : hip pain; lump hernia
armpit armpits underarm underarms : swollen lymph glands
back spine : back pain
neck : neck pain; lump thyroid nodule; numb pinched nerve
head scalp : headache; itches itchy scalp
ear ears : ear pain; itches ear infection; bleeds ear pain
eye eyes eyelid eyelids : eye pain; itches itchy eyes; lump stye
throat tonsils : sore throat; lump trouble swallowing
nose nostril : nose; bleeds nosebleeds
stomach belly tummy abdomen gut : stomach pain; lump hernia
breast breasts nipple nipples : breast pain; lump breast lump; itches breast pain; bleeds breast pain
leg legs calf calves thigh thighs : leg pain; numb numbness; lump blood clots
jaw : jaw pain
skin : rash; lump skin; itches itchy skin; bleeds skin
anus rectum butt bottom : hemorrhoids; lump hemorrhoids; itches hemorrhoids; bleeds hemorrhoids
testicle testicles scrotum penis : testicle pain; lump testicle pain; itches testicle pain
vagina vaginal : vaginitis; itches vaginitis; lump vaginitis; bleeds vaginal bleeding
face : facial pain; numb numbness; itches rash
muscle muscles : muscle pain`,
  es: `
rodilla rodillas : dolor de rodilla
tobillo tobillos : esguince de tobillo
pie pies talon talones planta : dolor de pie; numb hormigueo en los pies; itches pie de atleta
mano manos muneca munecas pulgar dedo dedos : dolor de mano; numb dedos dormidos; lump quiste en la muneca
articulacion articulaciones coyuntura coyunturas huesos nudillos : dolor en las articulaciones
codo codos : dolor de codo
hombro hombros brazo brazos : dolor de hombro; numb hormigueo
cadera caderas ingle : dolor de cadera; lump hernia
axila axilas sobaco sobacos : bulto en la axila
espalda cintura columna lomo : dolor de espalda
cuello nuca pescuezo : dolor de cuello; lump nodulo en la tiroides
cabeza : dolor de cabeza; itches caspa
oido oidos oreja orejas : dolor de oido; itches infeccion de oido; bleeds dolor de oido
ojo ojos parpado parpados : dolor de ojos; itches conjuntivitis; lump orzuelo
garganta anginas : dolor de garganta
nariz : nariz tapada; bleeds sangrado de nariz
estomago panza barriga vientre abdomen tripa : dolor de estomago; lump hernia
seno senos pezon mama mamas chichi chichis : dolor en los senos; lump bulto en el seno
pierna piernas pantorrilla muslo : dolor de piernas; numb hormigueo
mandibula quijada : dolor de mandibula
piel : sarpullido; lump piel; itches comezon
ano recto : hemorroides; lump hemorroides; itches hemorroides; bleeds hemorroides
testiculo testiculos pene : dolor de testiculo; lump dolor de testiculo
vagina : infeccion vaginal; itches infeccion vaginal; bleeds sangrado vaginal
cuerpo : fatiga; itches comezon
musculo musculos : dolor muscular`,
};

const SAID: Readonly<Record<'en' | 'es', Readonly<Record<Complaint, string>>>> = {
  en: {
    hurts: `pain pains painful hurt hurts hurting ache aches achy aching sore soreness throb throbs throbbing stiff stiffness cramp cramps cramping burns burning swollen
      swelling swell swells swelled inflamed gives locks locked locking pops popping click clicks clicking cracks cracking grinding bend lift raise straighten weak
      weakness tender injured twisted sprained rolled sharp shooting stabbing tight tightness irritated scratchy plugged clogged swallow grip stuck gunk oozing discharge
      draining fluid crusty goopy`,
    numb: 'numb numbness tingling tingle tingles tingly pins needles asleep',
    lump: 'lump lumps bump knot mass growth',
    itches: 'itch itches itchy itching',
    bleeds: 'bleed bleeds bleeding blood bloody',
  },
  es: {
    hurts: `dolor dolores duele duelen dolia doliendo punza punzan punzada punzadas arde arden ardor hinchado hinchada hinchados hinchadas hincho hinchan inflamado inflamada
      inflamados inflamadas tieso tiesa tiesos tiesas rigido rigida truena truenan traba traban dobla doblo doblar doblarla levantar mover voltear agachar torcido torcida torci lastime
      lastimado lastimada golpe golpee calambre calambres adolorido adolorida irritado irritada irritados irritadas raspa supura tapado tapada debil molestia molestias mal mala`,
    numb: 'dormido dormida dormidos dormidas duerme duermen hormigueo hormiguean entumido entumida entumidos entumidas entumecido entumecida entumecidos adormecido adormecida adormecidos piquetes',
    lump: 'bola bolas bolita bolitas bulto bultos masa chipote',
    itches: 'comezon pica pican picazon rasquera',
    bleeds: 'sangra sangran sangrado sangrando sangre',
  },
};

const split = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function read(code: 'en' | 'es'): Complaints {
  const parts = new Map<string, string>();
  const meant = new Map<string, Partial<Record<Complaint, string>>>();
  for (const line of PARTS[code].trim().split('\n')) {
    const [names = '', called = ''] = line.split(' : ');
    const [first = ''] = split(names);
    for (const name of split(names)) parts.set(name, first);
    const [hurts = '', ...others] = called.split('; ');
    const named = others.map((other) => [
      other.slice(0, other.indexOf(' ')),
      other.slice(other.indexOf(' ') + 1),
    ]);
    meant.set(first, { hurts, ...Object.fromEntries(named) });
  }
  const said = new Map<string, Complaint>();
  for (const [complaint, some] of Object.entries(SAID[code]))
    for (const word of split(some)) said.set(word, complaint as Complaint);
  return { parts, said, meant };
}

/** What is wrong with which part of the body, in either language. */
export const complaints: Readonly<Record<'en' | 'es', Complaints>> = { en: read('en'), es: read('es') };
