/** A pack that the studio has a base for (`demo/studio/packs`). */
export type PackName =
  | 'jar'
  | 'jar-low'
  | 'jar-pieces'
  | 'bottle-milk'
  | 'bottle-oil'
  | 'carton'
  | 'tub'
  | 'tin'
  | 'butter'
  | 'wedge'
  | 'box'
  | 'paper-bag'
  | 'pouch'
  | 'pillow'
  | 'egg-box'
  | 'potatoes'
  | 'tomatoes'
  | 'cucumbers'
  | 'carrots'
  | 'beets'
  | 'onions'
  | 'garlic'
  | 'cabbages'
  | 'squashes'
  | 'melons'
  | 'apples'
  | 'peppers'
  | 'berries'
  | 'leaves'
  | 'sprouts'
  | 'eggs-six'
  | 'eggs-twenty'
  | 'tray-mince'
  | 'tray-chunks'
  | 'tray-steaks'
  | 'tray-fillet'
  | 'tray-roast'
  | 'tray-patties'
  | 'tray-sausages'
  | 'tray-salmon'
  | 'tray-fish'
  | 'parcel'
  | 'parcel-b'
  | 'slab'
  | 'pie-box'
  | 'cake'
  | 'loaf'
  | 'loaf-tin'
  | 'sausage'
  | 'tomatoes-vine'
  | 'tomatoes-heart'
  | 'lettuces'
  | 'pumpkin'
  | 'chillies'
  | 'pears'
  | 'plums'
  | 'grapes'
  | 'strawberries'
  | 'raspberries'
  | 'herbs'
  | 'pot'
  | 'baguette'
  | 'flatbreads'
  | 'croissants'
  | 'buns-swirl'
  | 'buns-triangle'
  | 'buns-open'
  | 'syrniki'
  | 'blini'
  | 'comb'
  | 'mushrooms'
  | 'eggs-four'
  | 'eggs-three'
  | 'eggs-ten'
  | 'eggs-thirty'
  | 'oyster-mushrooms'
  | 'tray-quails'
  | 'tray-pike'
  | 'broccoli'
  | 'corn'
  | 'jar-roe'
  | 'tray-bird'
  | 'tray-legs'
  | 'tray-breast'
  | 'tray-wings'
  | 'tray-joint'
  | 'tray-liver'
  | 'tray-ribs'
  | 'tray-rack'
  | 'tray-rounds'
  | 'tray-fish-steaks'
  | 'tray-trout'
  | 'tray-small-fish'
  | 'cheese-round'
  | 'cheese-head'
  | 'pak-choi'
  | 'basin-trout'

/** Packaging of a product; colours are `#rrggbb`. */
export interface Packed {
  readonly pack: PackName
  /** One colour, or a ramp from dark to light for translucent fillings. */
  readonly filling?: string | readonly string[]
  /** Colour of the lid; null = the farm's colour. */
  readonly lid?: string | null
  readonly body?: string | null
  /**
   * Lighting parameters of `demo/studio/compose.py`, about 0…1: variation within a heap, colour of shadows, strength of
   * gloss.
   */
  readonly light?: { readonly wander?: number; readonly depth?: number; readonly gloss?: number }
}

/** Text alternatives of packs: «стеклянная банка». */
export const PACK_WORDS: Readonly<Record<PackName, string>> = {
  jar: 'стеклянная банка с крышкой',
  'jar-low': 'низкая стеклянная баночка',
  'jar-pieces': 'стеклянная банка с крышкой',
  'bottle-milk': 'стеклянная бутылка с широким горлом',
  'bottle-oil': 'бутылка тёмного стекла',
  carton: 'картонный пакет',
  tub: 'стаканчик с крышкой',
  tin: 'жестяная банка',
  butter: 'брусок в пергаменте',
  wedge: 'кусок от круглой головы',
  box: 'картонная коробка',
  'paper-bag': 'бумажный пакет',
  pouch: 'пакет из плотной бумаги',
  pillow: 'пакет',
  'egg-box': 'упаковка яиц',
  potatoes: 'клубни горкой в лотке',
  tomatoes: 'плоды горкой в лотке',
  cucumbers: 'плоды горкой в лотке',
  carrots: 'корнеплоды горкой в лотке',
  beets: 'корнеплоды горкой в лотке',
  onions: 'луковицы горкой в лотке',
  garlic: 'головки горкой в лотке',
  cabbages: 'два кочана в лотке',
  squashes: 'плоды горкой в лотке',
  melons: 'целый плод с бумажной наклейкой',
  apples: 'плоды горкой в лотке',
  peppers: 'плоды горкой в лотке',
  berries: 'ягоды горкой в лотке',
  leaves: 'листья горкой в лотке',
  sprouts: 'живые ростки в лотке',
  'eggs-six': 'яйца в лотке',
  'eggs-twenty': 'яйца в лотке',
  'tray-mince': 'фарш на подложке под плёнкой',
  'tray-chunks': 'кусочки на подложке под плёнкой',
  'tray-steaks': 'два куска на подложке под плёнкой',
  'tray-fillet': 'филе на подложке под плёнкой',
  'tray-roast': 'крупный кусок на подложке под плёнкой',
  'tray-patties': 'котлеты на подложке под плёнкой',
  'tray-sausages': 'на подложке под плёнкой',
  'tray-salmon': 'филе на подложке под плёнкой',
  'tray-fish': 'две целые рыбы на подложке под плёнкой',
  parcel: 'свёрток в бумаге с бечёвкой',
  'parcel-b': 'свёрток в бумаге с бечёвкой',
  slab: 'кусок с бумажной лентой',
  'pie-box': 'в открытой картонной коробке',
  cake: 'торт в открытой картонной коробке',
  loaf: 'круглый хлеб с этикеткой',
  'loaf-tin': 'формовой хлеб с бумажной лентой',
  sausage: 'два батона с бумажной лентой',
  'tomatoes-vine': 'плоды на веточках в лотке',
  'tomatoes-heart': 'крупные плоды в лотке',
  lettuces: 'кочаны салата в лотке',
  pumpkin: 'целый плод с бумажной наклейкой',
  chillies: 'стручки горкой в лотке',
  pears: 'плоды горкой в лотке',
  plums: 'плоды горкой в лотке',
  grapes: 'две грозди в лотке',
  strawberries: 'ягоды горкой в лотке',
  raspberries: 'ягоды горкой в лотке',
  herbs: 'пучок с бумажной лентой',
  pot: 'растение в горшке с этикеткой',
  baguette: 'длинный хлеб с бумажной лентой',
  flatbreads: 'лепёшки стопкой в открытой картонной коробке',
  croissants: 'в открытой картонной коробке',
  'buns-swirl': 'булочки в открытой картонной коробке',
  'buns-triangle': 'треугольные пирожки в открытой картонной коробке',
  'buns-open': 'открытые пирожки в картонной коробке',
  syrniki: 'горкой в открытой картонной коробке',
  blini: 'стопкой в открытой картонной коробке',
  comb: 'соты в лотке',
  mushrooms: 'грибы горкой в лотке',
  'eggs-four': 'яйца в лотке',
  'eggs-three': 'яйца в лотке',
  'eggs-ten': 'яйца в лотке',
  'eggs-thirty': 'яйца в лотке',
  'oyster-mushrooms': 'грибы горкой в лотке',
  'tray-quails': 'четыре тушки в лотке',
  'tray-pike': 'целая рыба на подложке под плёнкой',
  broccoli: 'соцветия в лотке',
  corn: 'початки в лотке',
  'jar-roe': 'низкая стеклянная баночка',
  'tray-bird': 'целая тушка в лотке',
  'tray-legs': 'ножки в лотке',
  'tray-breast': 'грудки на коже на подложке под плёнкой',
  'tray-wings': 'крылья в лотке',
  'tray-joint': 'кусок на кости в лотке',
  'tray-liver': 'куски печени в лотке',
  'tray-ribs': 'рёбра на подложке под плёнкой',
  'tray-rack': 'корейка на рёбрышках в лотке',
  'tray-rounds': 'ломти с косточкой на подложке под плёнкой',
  'tray-fish-steaks': 'рыба, нарезанная поперёк, на подложке под плёнкой',
  'tray-trout': 'две целые рыбы на подложке под плёнкой',
  'tray-small-fish': 'целые рыбки на подложке под плёнкой',
  'cheese-round': 'круглый сыр с вырезанным куском на пергаменте',
  'pak-choi': 'три кочанчика в лотке',
  'basin-trout': 'живые рыбы в эмалированном тазу с водой',
  'cheese-head': 'головка сыра с вырезанным куском на пергаменте',
}
