import { fold } from '../engine/words.ts';

/**
 * Ordinary words that need not stand in any directory. None of them is ever taken for a misspelt other word: "harm" is not
 * "hard", and "raped" not "rapid". Verbs stand in the form of a dictionary; their other forms follow from it.
 */
const ENGLISH = `
  abuse accept accident ache act add address adult afraid after again age ago air alcohol all allow alone along already always am
  angry animal another answer any anyone anything apart appear apply arm around arrive arrest as asleep assault ate attack aunt avoid awake
  away baby back bad bag ball bath battery bath beat became because bed bee been before begin behind believe below bend beside best
  better big bill bit bite black blade bleach bleed blind blister block blood blow blue board boat body boil book born both bottle
  bought bowl box boy boyfriend brain brake branch brave bread break breath breathe bright bring broke broken brother brown bruise brush
  build bump burn burst bus busy buy call calm came cannot car care carry case cat catch cause chair chance change cheap check cheek
  chest chew child chin choke choose church city clean cleaner clear climb clock close cloth coat coffee cold come cook cool cord corn correct
  cost cough could count country couple cover crack cramp crash crawl crazy cream cross crowd cry cup cure cut dad dance danger dark
  date daughter day dead deaf deal dear death deep delay demand dental dentist deny depend die diet different dinner dirt dirty dish dizzy dog done door
  double doubt down drag draw dream dress drink drive drop drove drown drug drunk dry due dull dust each early earn easy eat edge egg
  eight either elbow elder else empty end enough enter even evening ever every exam except expect explain extra eye face fact faint fair
  fall false family far fast fat father fault fear feed feel feet fell felt fence few field fight fill final find fine finger finish fire first
  fish fist fit five fix flat flesh float flood floor flow flower fly fold follow food foot force foreign forget forgot fork form forward found four
  free fresh friend fright from front frozen fruit full fun funny game garden gas gave gentle get gift girl girlfriend give glad glass glue go
  goes gone good got grab grandma grandmother grandfather grandpa grass gray great green grew grip ground group grow guess gun guy had hair half
  hall hand hang happen happy hard harm has hate have he head heal hear heat heavy heel held hello help her here hers herself hide high
  him himself his hit hold hole home hope horse hot hour house how huge hundred hung hungry hunt hurt husband ice idea ill inch inside instead
  iron it itch its itself jail jaw job join joke judge juice jump just keep kept key kick kid kill kind kiss kitchen knee knew knife knock
  know lack lady lake lamp land large last late laugh law lay lead leak lean learn least leave left leg less let letter lick lie life lift
  light like line lip list listen little live load lock long look loose lose lost lot loud love low luck lump lunch machine mad made mail
  main make male man many mark marry may maybe meal mean meat meet men mess met middle might mile milk mind mine minute miss missing mix
  moan mom moment money month mood moon more morning most mother mouse mouth move mow much mud must my myself nail naked name nap
  near neat neck need never next nice night nine noise none nor nose not note nothing now numb number obey odd offer often oil old once one
  only open or order other ought our out outside oven over own pack page paid pain paint pair pale pan paper parent park part pass past pat
  pay peace pee people pet phone pick picture piece pile pillow pin pinch pink place plan plant plate play please plenty plug point poison
  police poop poor pop pour power press pretty prevent price proud prove puke pull push put quick quiet quit rabbit race rain raise ran rape rapist
  rash rat raw reach read ready real rear reason receive red refuse remember remove rent repeat reply rest return rib rice rich ride right
  ring rip rise river road rob rock roll roof room root rope rough round rub run rush rust sad safe said salt same sand sat save saw say scar
  scared school scream sea seat second see seem seen sell send sense sent serve set seven sew shake shall shame shape share sharp shave she sheet
  ship shirt shoe shoot shop short shot should shout show shower shut sick side sign silly since sing sink sister sit six size skip sky slap
  sleep slept slice slide slip slow small smell smile smoke smooth snake sneeze snore snow so soap soft sold some someone son song soon sore sorry
  sort soul sound soup sour space speak spend spill spin spit split spoke spoon spot spray spread spring square stab stair stand star stare start
  state stay steal steam step stick stiff still sting stink stir stole stone stood stop store storm story stove straight strange street stretch
  strike string strip stroke strong stuck stuff stupid such suck sudden suffer sugar suit sun sunk sure swallow swear sweat sweet swell swim
  swollen table tail take talk tall tape taste tax teach tear teen tell ten thank their them then there these they thick thin thing think third
  thirsty this those though thought threat threaten three threw throat throw thumb tick tie tight till time tiny tip tire tired toe together told
  tongue too took tooth top torn toss touch tough toward towel town toy trade train trap travel tree trip trouble truck true trust try tub tube tumble
  turn twice twin twist two ugly uncle under until up upon upset us use usual very visit voice vomit wait wake walk wall want war warm was
  wash waste watch water wave way weak wear week weigh weird well went were wet wheel when while white whole why wide wife wild will win wind
  window wing winter wipe wire wish woke woman women wont wood word wore work world worm worry worse worst would wound wrap wrist write wrong
  scalp pounding sprained depressed anxious bloated football soccer basketball baseball volleyball swimming gym team coach mexico guatemala salvador honduras philippines india china vietnam
  california america europe africa divorce marriage ride
  wrote self click cancel schedule reschedule refill renew request download upload login password portal email website online enroll sign
  register update confirm apply hire employ donate insurance insure copay deductible claim deny appeal network provider coverage benefit premium
  appointment visit test testing result record refund doctor nurse patient hospital clinic medicine pill
  lottery mortgage loan estate agent stock weather movie theater flight pizza delivery plumber electrician landscaper grocery bakery hotel
  bitcoin netflix tutor tattoo tire garage lawyer attorney roofing nail salon barber groomer groom rodent squirrel parrot hamster horse
  yard year yell yellow yes yet young
  yall crest creek wood woods stone coast proof charge charger enjoy enjoyment nobody anywhere everywhere somewhere nothing something everything whenever whatever deserve prefer remind notice promise manage
  person people problem reach result return review reward safe schedule service settle several sharp shelter shift shy single size skill smart social solve special spit sport
  spouse stage standard station struggle student style subject succeed suddenly suggest support suppose surprise survive swap system target task team temper tend term
  theory title tomorrow tonight topic total trend truth type unit upset usual value view village warn wealth weird welcome whisper whole willing wonder worth yesterday
  slur droop drool limp twitch collapse clumsy wheeze gasp nausea hoarse stumble stagger tingle numb choking clot
  adopt advice afford agree aim allowance amaze amount announce annoy apology appeal approve area argue arrange article ashamed assist assume attend average award aware
  balance basic behave belong benefit besides beyond bless bore borrow bother budget burden candle capable career casual celebrate central certain challenge chat cheer choice circle
  citizen coach collect comfort comment common community company compare compete complete concern confident connect consider constant contact content contest control cost creep
  culture curious current custom damage decide degree depart describe design desire detail differ direct disagree disappear discover discuss divide dozen drama earth effort emotion
  employer energy engage entire envy equal error event evil exact excite excuse exist expense explore express failure fancy farm fashion favor feature fellow female festival figure
  firm flag flavor focus formal fortune frame freedom frequent future gather general generous ghost globe goal grade grant habit handle heaven height hero honest honor hope host
  human humor ignore imagine improve include increase inform injure instant intend interest invite involve issue item jealous journey justice labor language legal level limit local
  lonely loss magic manner master matter mention message mental method mistake modern moment mood motion native natural nature nervous neutral normal object oppose option origin
  parcel partner patience pattern perfect perhaps period permit plain pleasure plus polite popular position possible practice praise prayer prepare present prison private process
  produce profit progress project proper protect provide public punish purchase purpose quality quarrel question quote range rate react reason recover reduce regret relax rely
  replace report respect respond retire reveal risk role routine rule sacred sample satisfy scare scene score screen search secret secure select selfish separate serious shame`;

const SPANISH = `
  deme dame dar agendar susto nervio guagua chueco flojo adormecer entumir entumecer atragantar desmayar hinchar sangrar manchar vomitar marear temblar babear
  torcer respirar tragar arrastrar colgar
  senor senora nube infla inflar borrar borroso titulado seguido loco loquero nublar chiflar regresar disfrutar cansar
  abajo abrir abuela abuelo abuso acabar aceite aceptar acostar adentro afuera agarrar agua aguja ahogar ahora aire alambre alcohol
  alegre algo alguien algun alma alto amar amarillo amigo andar animal anoche antes apagar aplastar apretar aquel aqui arana arder arriba
  arroz asi asustar atras aun aunque ayer ayudar azucar azul bajar bajo bala bano barato barba barco barrer barriga basura batir beber bebida besar
  bien blanco boca bola bolsa bonito borracho bosque bote brazo brincar bueno burro buscar caballo cabello cabeza cada caer cafe caja calentar
  caliente calle calmar calor cama cambiar caminar camisa cansar cantar cara carne caro carro carta casa casar caso castigar causa ceja cena cerca
  cerrar cerveza chocar chico chino cielo cinco ciudad claro clavo clase cloro coche cocina cocinar codo coger cola comer comida como comprar con
  conocer contar contra copa corazon correr cortar corte corto cosa coser costar crecer creer cruzar cual cuando cuanto cuarto cuatro
  cubrir cuchillo cuello cuenta cuerda cuerpo cuidar culpa cuñado curar dano dar debajo deber debil decir dedo dejar delante demas dental dentista dentro derecho
  desde despertar despues detras dia dientes dieta diez dificil dinero doblar doler dolor donde dormir dos droga dulce durar duro echar edad el
  ella ellos empezar empujar encima encontrar enfermo enojar entender entrar enviar escalera escapar esconder escribir escuchar escuela
  esperar esposa esposo esquina estar este estirar estrella explicar facil falta familia feliz feo fiesta fin flaco flor fondo frente fresco frio
  fruta fuego fuera fuerte fumar gana ganar gas gastar gato gente golpe golpear gordo grande grasa gritar grito grueso guardar guerra gusano gustar
  haber hablar hacer hambre harina hasta herida herir hermana hermano hervir hielo hierro hija hijo hilo hinchar hombre hora hoy hoyo hueco huevo huir
  humo jabon jalar joven juego jugar jugo juntar lado ladrar lado largo lastimar lata lavar leche leer lejos lengua lento levantar ley libre libro limpiar
  limpio liso llamar llegar llenar lleno llevar llorar lluvia loco luego lugar luna luz madera madre malo mamar mandar manejar manera
  mano manteca mañana mar marido mas masa matar mayor medio mejor menor menos mentir mes mesa meter miedo mientras mil mirar mismo mitad mojar
  moler momento montar morado morder moreno morir mosca mover mucho mueble muerte muerto mujer mundo nacer nada nadar nadie nalga nariz negro
  nieto nieve ningun niña niño noche nombre notar novia novio nube nuca nueve nuevo nunca ocho odiar oir ojo oler olor olvidar once oro oscuro oso
  otro padecer padre pagar pais pajaro palabra palo pan panal pantalon papa papel parar parecer pared pareja parte pasar paso pastel pata patear
  paz pecho pedazo pedir pegar pelear pelo pena pensar peor pequeño perder perro pesar peso pez picar pie piedra piel pierna pila pintar
  piso plato playa pobre poco poder polvo poner porque prender preguntar preocupar prestar preventivo primero primo probar pronto propio puerta pulga
  punta puñal que quebrar quedar quejar quemar querer queso quien quieto quitar raro rascar rata rato raya recibir recoger recordar red regalo regla
  reir repetir resbalar respirar respuesta rezar rico rio robar rojo romper ropa rostro roto ruido saber sabor sacar sal salir saltar salud sangrar
  sangre sano seco sed seguir seis señor sentar sentir ser servir si sucio siempre siete silla sin sobre sobrino sol solo soltar sonar soñar subir sucio
  sudar suegra suelo sueño suerte sufrir tambien tapar tarde techo tela temblar temer tener terminar tia tiempo tierra tio tirar tocar todo tomar tonto
  toser trabajar trabajo traer tragar tratar tres triste tronar tropezar tu ultimo uno unas uña usar vaca vacio vecino vena vender veneno venir ver verano
  verdad verde vergüenza vestir vez viaje vida vidrio viejo viento violar vista vivir vivo volar voltear volver vomitar voz yo zapato doctor doctora medico medica enfermera
  futbol beisbol mexico guatemala salvador honduras izquierdo derecho divorcio transporte costado
  enfermero paciente medicina pastilla hospital clinica especialista cancelar agendar reagendar resurtir surtir renovar solicitar descargar
  contratar inscribir afiliar cobrar estacionar pido pide piden pidio duermo duerme duermen durmio duele duelen siento siente sienten puedo puede pueden
  quiero quiere tengo tiene tienen vengo viene hago hace hacen traigo trae veo voy soy estoy vuelvo vuelve muere murio cuesta cuestan sirve sirven
  dolar peso loteria horoscopo clima boleto boletos abogado notario mecanico plomero taller taqueria panaderia gasolinera supermercado auto autos carro
  vuelo vuelos hotel cine peluqueria mascota mascotas acuesto acuesta lavado llanta llantas bienes raices hipoteca impuesto impuestos
  fuente controlar control estaria estarian seria serian haria harian podria podrian querria tendria tendrian habria habrian iria irian cuidarme metodo manera forma
  despacho apoyo apoyar ayuda cargo cargar cargo tarjeta recibo pago deuda abono credito debito efectivo mensual semana semanal mensualidad quincena rato ratito bolita bola bulto
  aconsejar consejero consejera consejo pareja enojo coraje ira rabia nervio animo gana ganas soledad solo sola triste tristeza alegria miedo susto pena culpa llanto
  superar olvido recuerdo memoria mente pensamiento idea sentido razon motivo problema asunto tema caso cosa lado parte punto detalle ejemplo manera tipo clase
  traducir interprete traductor idioma lengua ingles espanol mixteco zapoteco nahuatl acento letra firma firmar copia copiar hoja papeleo tramite tramitar oficina ventanilla
  gemelo gemela cuate cuata recien nacido crio chamaco chamaca chavo chava muchacho muchacha vieja viejito viejita abuelito abuelita hermanito hermanita jefe jefa patron
  batallar aguantar soportar componer aliviar aliviarme aliviarse sanar empeorar mejorar curar contagiar infectar inflamar quitar poner meter sacar subir bajar cargar empujar
  desde hasta hacia segun durante mediante ademas entonces luego todavia aun apenas casi quizas acaso ojala claro tampoco siquiera mero mera ahorita ahorititita
  muestra encuentro encuentra recuerdo recuerda empiezo empieza cierro cierra cierran juego consigo sigo sigue visto ocupo ocupa`;

const english = new Set(ENGLISH.trim().split(/\s+/));
const spanish = new Set(fold(SPANISH).trim().split(/\s+/));

/** Endings of English words, with what stands in their place in a dictionary. */
const ENGLISH_ENDINGS: readonly (readonly [ending: RegExp, instead: readonly string[]])[] = [
  [/ies$|ied$|ier$|iest$|ily$/, ['y']],
  [/ying$/, ['ie']],
  [/es$|ed$|er$|est$|ing$|y$/, ['', 'e']],
  [/s$|d$|r$|st$|ly$|n$|t$/, ['']],
];
/** Words that take no ending: "hering" is none of "her". */
const UNCHANGING = new Set(
  `her him his she the them they this that these those and for from with into off out our your you who why how not nor but`.split(
    ' ',
  ),
);
/** Of a verb as a dictionary has it, and of its other forms. */
const INFINITIVE = /[aei]r$/;
const SPANISH_ENDINGS =
  /(?:[aei]r(?:[mts]e|l[aeo]s?|nos)|o|as?|es?|amos|emos|imos|an|en|i|io|aste|iste|aron|ieron|ando|iendo|ad[oa]s?|id[oa]s?|aba[sn]?|ia[sn]?|ara[sn]?|iera[sn]?)$/;
const stems = new Set([...spanish].filter((word) => INFINITIVE.test(word)).map((word) => word.slice(0, -2)));

/** Whether a folded word is an ordinary one of English or Spanish, in any of its forms. */
export function isOrdinary(word: string): boolean {
  if (english.has(word) || spanish.has(word)) return true;
  for (const [ending, instead] of ENGLISH_ENDINGS) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, '');
    // "stopped", "running": the last letter stands twice behind one vowel.
    const single = stem.replace(/(?<=(?:^|[^aeiou]|qu)[aeiouy])([bdgklmnprt])\1$/, '$1');
    if (stem.length <= 1 || UNCHANGING.has(stem)) continue;
    if ([stem, single].some((one) => instead.some((end) => english.has(one + end)))) return true;
  }
  const plural = word.replace(/e?s$/, '');
  if (spanish.has(plural) || spanish.has(`${plural.slice(0, -1)}o`)) return true;
  const stem = word.replace(SPANISH_ENDINGS, '');
  return stem !== word && stem.length > 1 && stems.has(stem);
}
