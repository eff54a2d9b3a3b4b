type Code = 'en' | 'es';

/**
 * What people look for in any search box and no network of care has: trades, shops, offices, games and tickets, folded, as
 * patterns. Words of care stand in many of them ("pizza delivery", "lottery results"), so that a search by words would answer
 * with something else.
 */
const TRADES: Readonly<Record<Code, readonly string[]>> = {
  en: [
    'plumb(?:ers?|ing)|electricians?|locksmiths?|carpenters?|painters?|movers|moving company|handyman|landscap(?:ers?|ing)|gardeners?|roof(?:ers?|ing)(?: contractors?)?|(?:general )?contractors?|house cleaning|pest control',
    '(?:auto|car|truck|vehicle) (?:repairs?|mechanics?|wash|insurance|rentals?|dealers?|loans?|parts|registration)|mechanics?|oil changes?|tires?(?: shops?)?|tow(?:ing)?(?: trucks?)?|gas stations?|gas prices?|uber|lyft|taxi|bus schedule',
    'pizza(?: delivery| places?| shops?)?|tacos?|burgers?|restaurants?|coffee shops?|baker(?:y|ies)|grocery(?: stores?)?|groceries|supermarkets?|liquor stores?|food delivery|bars?',
    'hair ?(?:salons?|cuts?|dressers?|stylists?)|nail salons?|barbers?(?: shops?)?|tattoo (?:shops?|parlors?|artists?)|tanning salons?|beauty salons?|laundromats?|dry cleaners?|florists?|jewelers?|furniture stores?|hardware stores?|pet stores?|toy stores?|book ?stores?',
    '(?:divorce|immigration|criminal|personal injury|injury|bankruptcy|family|tax|malpractice)? ?(?:lawyers?|attorneys?)|notar(?:y|ies)(?: public)?|tax (?:preparers?|preparation|returns?|filing|refund)|accountants?|real ?estate(?: agents?)?|realtors?|mortgages?(?: loans?| rates?)?|payday loans?|(?:auto|pet|home|renters|travel|boat) insurance|banks?|atm|credit score',
    'post offices?|dmv|passport(?: photos?| renewal| office)?|social security office|librar(?:y|ies)|court ?house|jail|voting|city hall',
    '(?:airline|flight|plane|movie|concert|football|baseball|game|theater) tickets?|flights?|airlines?|hotels?|motels?|airbnb|apartments?(?: for rent)?|houses? for (?:sale|rent)|storage units?',
    'movies?|movie (?:theaters?|times)|cinemas?|netflix(?: password)?|hulu|youtube|facebook|instagram|amazon|ebay|craigslist|video games?|super ?bowl|world cup|(?:nfl|nba|football|baseball|soccer) (?:scores?|schedule|results)|lotter(?:y|ies)(?: results?| numbers?| tickets?)?|powerball|horoscopes?|bitcoin|crypto|stock (?:prices?|market)|stocks|exchange rate|weather(?: forecast)?',
    '(?:math|english|piano|guitar|driving|swimming|dance|spanish) (?:tutors?|lessons?|schools?)|tutors?|dog (?:groom(?:ers?|ing)|walkers?|sitters?|training)|(?:pet|cat) (?:groom(?:ers?|ing)|sitters?)|wedding (?:venues?|photographers?)|photographers?',
  ],
  es: [
    'plomer(?:os?|ia)|electricistas?|cerrajer(?:os?|ia)|carpinter(?:os?|ia)|pintor(?:es)?|mudanzas?|jardiner(?:os?|ia)|albanil(?:es)?|techador(?:es)?|contratistas?|limpieza de casas|fumigador(?:es)?|herrer(?:os?|ia)',
    'mecanicos?|taller(?:es)?(?: mecanicos?)?|cambio de aceite|llanter(?:as?|ia)|llantas|gruas?|gasoliner(?:as?|ia)|lavado de (?:autos?|carros?|coches?)|(?:renta|venta|seguro) de (?:autos?|carros?|coches?|casas?|cuartos?|departamentos?)|taxi|uber|camiones|refacciones',
    'pizzas?|pizzerias?|taqueri(?:as?|a)|tacos|hamburguesas|restaurantes?|panaderias?|pasteleri(?:as?|a)|supermercados?|mercados?|tiendas?(?: de ropa)?|carnicerias?|tortillerias?|licorerias?',
    'peluqueri(?:as?|a)|peluqueros?|barberi(?:as?|a)|barberos?|estetica(?: canina)?|salon(?:es)? de (?:unas|belleza|fiestas)|cortes? de (?:pelo|cabello)|lavanderias?|tintorerias?|florerias?|joyerias?|muebleri(?:as?|a)|ferreteri(?:as?|a)|zapaterias?|estudio de tatuajes',
    'abogad[oa]s?(?: de (?:inmigracion|migracion|divorcios?|accidentes|familia))?|notari(?:os?|as?|a publica)|(?:preparador|preparacion|declaracion) de (?:impuestos|taxes)|impuestos|contador(?:es)?|bienes raices|hipotecas?|prestamos?|bancos?|cajeros? automaticos?',
    'correos?(?: postal)?|pasaportes?|fotos? (?:de|para) pasaporte|licencia de (?:conducir|manejar)|dmv|consulado|bibliotecas?|carcel|seguro social oficina',
    '(?:boletos?|entradas?) (?:de|para|del?) (?:cine|avion|conciertos?|futbol|camion)|vuelos?|aerolineas?|hotel(?:es)?|moteles?|departamentos? en renta|casas? en (?:renta|venta)|cuartos? en renta',
    'cines?|peliculas?|netflix|facebook|youtube|whatsapp|videojuegos?|(?:resultados? )?(?:del? )?(?:futbol|beisbol|la liga)|partidos?(?: de futbol)?|loterias?|resultados? de la loteria|horoscopos?|bitcoin|(?:precio del )?dolar|tipo de cambio|clima|pronostico del tiempo',
    '(?:clases|maestr[oa]) de (?:ingles|piano|guitarra|manejo|matematicas)|tutor(?:es)?|paseador de perros|fotografos?',
  ],
};

/** What may stand around such a word: how, when and where. */
const AROUND: Readonly<Record<Code, readonly [before: string, after: string]>> = {
  en: [
    '(?:i need |find |looking for |best |cheap(?:est)? |good |local |a |an |the |my |where is |where can i get )*',
    '(?: (?:cheap|nearby|near me|near here|open now|today|tomorrow|tonight|this weekend|online|(?:in|near|around|by) .{2,40}))*',
  ],
  es: [
    '(?:necesito |busco |quiero |buen |mejor |el |la |los |las |un |una |donde hay )*',
    '(?: (?:barat[oa]s?|cerca(?: de .{2,40})?|aqui|hoy|manana|esta noche|abiert[oa]s?(?: ahora)?|en (?:linea|.{2,40})))*',
  ],
};

const pattern = (code: Code): RegExp =>
  new RegExp(`^${AROUND[code][0]}(?:${TRADES[code].join('|')})${AROUND[code][1]}$`);
const PATTERNS: Readonly<Record<Code, RegExp>> = { en: pattern('en'), es: pattern('es') };

/** Whether folded words ask for nothing but what no network of care has. Any other word makes it a search like others. */
export const isForOtherTrade = (text: string, code: Code): boolean => PATTERNS[code].test(text);
