/**
 * What people call what a place has besides care. A line is what directories call it `=` other words in English `=` in Spanish, folded.
 */
const AMENITIES = `
dining = cafeteria, hospital cafeteria, food court, place to eat, places to eat, somewhere to eat, where to eat, where can i eat, where can we eat, get food, buy food, vending machines = cafeteria, cafeterias, cafeteria del hospital, comedor del hospital, donde comer, donde puedo comer, donde podemos comer, lugar para comer, donde almorzar, donde puedo almorzar, donde desayunar, donde cenar, comprar comida
gift shop = gift shop, giftshop, gift store, hospital shop, buy flowers = tienda de regalos, tienda del hospital, comprar flores
free wifi = wifi, wi fi, free wi fi, guest wifi, internet access = wifi, wi fi, wifi gratis, internet gratis
atms = cash machine, cash machines = cajero, cajeros
chapel = meditation room, prayer room, place to pray, where to pray = capilla, capillas, donde rezar, donde orar, lugar para rezar
ev charging = ev charger, ev chargers, electric car charging, electric car charger, charge my car, charge my electric car = carga para carros electricos, cargador para carro electrico, cargar mi carro electrico, cargadores electricos
lactation rooms = lactation room, nursing room, pumping room, place to pump, where can i pump = sala de lactancia, salas de lactancia, donde sacarme leche, donde amamantar, lugar para amamantar
restrooms = restroom, public restroom, public bathroom, public bathrooms = bano publico, banos publicos, sanitarios
valet = valet parking = valet parking, servicio de valet
`;

/** What people say for what a place has → what directories call it, folded; as in `Language.synonyms`. */
export function amenitySayings(language: 'en' | 'es'): Record<string, readonly string[]> {
  const table: Record<string, readonly string[]> = {};
  const listed = (text: string, by: string) => text.split(by).map((one) => one.trim());
  for (const line of AMENITIES.trim().split('\n')) {
    const [names = '', en = '', es = ''] = line.split('=');
    const meant = listed(names, ';');
    for (const said of listed(language === 'en' ? en : es, ','))
      table[said] = meant.filter((name) => name !== said);
  }
  return table;
}
