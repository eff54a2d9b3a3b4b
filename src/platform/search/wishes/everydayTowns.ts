/** Towns of the western states whose name is an everyday word of either language: only a word of place makes them one. */
export const EVERYDAY_TOWNS: ReadonlySet<string> = new Set(
  `alta badger bell bend bliss boring boulevard camino campo canyon challenge clay cool corona council coyote cypress diablo drain elk
   empire freedom gazelle gold golden harmony hood hope imperial independence jackpot likely lookout lotus marina mineral needles nice orange page
   paradise piedra pioneer remote rescue rodeo sierra sisters standard star strawberry sugarloaf sultana surprise thermal topaz vista volcano walnut
   weed winters woody`.split(/\s+/),
);
