/** Colours of unpackaged products, in the order of the skin's ramp (`demo/studio/kit/tones.py`). */
type Table<T> = readonly (readonly [RegExp, T])[]

/** Ramps of meat, from the darkest tone to fat. */
export const FLESH = {
  beef: ['#8a1a1e', '#c03a3c', '#dc7a6e', '#f6e6d8'],
  pork: ['#c4605c', '#e09890', '#f2c8ba', '#fbf0e6'],
  lamb: ['#96282c', '#c65250', '#e39c92', '#f9ecdf'],
  horse: ['#6a1218', '#9c2a2e', '#c45e56', '#f0dcc4'],
  poultry: ['#dfa08f', '#efc0ae', '#f8ddcf'],
  thigh: ['#b8645a', '#d8958a', '#f0cdba'],
  rabbit: ['#d39a8c', '#e8bcae', '#f6dccf'],
  mincedBeef: ['#a82c2c', '#d4544e', '#efb4a4', '#fae8dc'],
  mincedPork: ['#cc6e68', '#e49c92', '#f4d0c2', '#fcf0e6'],
  mincedPoultry: ['#e0a898', '#f0c8b8', '#f8e0d4', '#fdf2ea'],
  mincedFish: ['#d8c6b2', '#e8dac8', '#f4ecdf', '#fcf8f0'],
} as const

/** Ramps of whole fish, from the back to the belly. */
export const FISH = {
  fresh: ['#27312c', '#6a7872', '#b9c0b8', '#efece2'],
  smoked: ['#3f220c', '#935a1a', '#cf9440', '#ecc87e'],
  dried: ['#4a4033', '#8d7c60', '#bfae8a', '#dccfae'],
  pike: ['#2c3422', '#727a58', '#b6b690', '#f0ecda'],
  trout: ['#2c3428', '#7d8672', '#c2bcae', '#f2e9de'],
} as const

/** Ramps of fish cuts: skin, flesh to the seams, bone; of a fillet: flesh and seams. */
export const FISH_CUTS = {
  red: ['#4a5458', '#e06a38', '#f08e5c', '#fbd8c0'],
  white: ['#4c4a40', '#e4cdb8', '#f0e0d0', '#faf4ea'],
  smoked: ['#5a3410', '#d8a050', '#e8bc70', '#f4dca4'],
  whiteFillet: ['#e2c8b4', '#eedac8', '#f6eadc', '#fdf8f0'],
  smokedFillet: ['#b8742a', '#d09a4c', '#e6c07c', '#f4e0b0'],
} as const

/** Ramps of whole birds: thin skin, skin, fat under the skin, bone. */
export const BIRDS = {
  chicken: ['#b9735e', '#d4957c', '#e3b196', '#e9c4a4', '#e4ccb2'],
  duck: ['#a8604c', '#c88868', '#d9a880', '#e2bc90', '#e0c6a2'],
  goose: ['#b06a50', '#d09470', '#e2b288', '#eccc9c', '#e6d0aa'],
  turkey: ['#b06a5c', '#cf8e7e', '#e0ac9a', '#e8c2ac', '#e6d0ba'],
  rabbit: ['#b4645a', '#cf8a7e', '#e0a89a', '#ecc8b8', '#ecd8c4'],
  dried: ['#5a2e14', '#8a5224', '#b4783c', '#d0a05c', '#dcc08c'],
} as const

/** Ramps of breasts with skin: flesh, skin, fat under the skin. */
export const BREASTS = {
  duck: ['#7a1c20', '#b0544a', '#e0ac84', '#edcca4', '#f2dcbc'],
  smoked: ['#54180e', '#8a3a20', '#b06a2c', '#cc8c40', '#dca85c'],
} as const

/** Ramps of joints: muscle, fat cover, bone. */
export const JOINTS = {
  lamb: ['#96282c', '#c65250', '#e39c92', '#f9ecdf', '#f4e8d8'],
  pork: ['#c47860', '#e0a288', '#efc4a8', '#f6dcc4', '#f4e8d8'],
  smoked: ['#5a2410', '#8c4420', '#b46c34', '#d49c5c', '#e8d4a8'],
} as const

export const LIVERS = {
  red: ['#4a1010', '#6e1c18', '#8e3228', '#b06454'],
  light: ['#6a2c1e', '#904634', '#b26c50', '#d4a080'],
} as const

/** Ramps of cheeses with a piece cut out: core, paste, rind. */
export const CHEESES: Table<readonly string[]> = [
  [/в золе/i, ['#fdfaf0', '#f8f2de', '#efe6cc', '#4a4a4c', '#8c8c8c']],
  [/лейпяюусто|чыгыт|корочк|прессованный/i, ['#fbf0d0', '#f6e6bc', '#f0d898', '#e0a850', '#b8701c']],
  [/копч/i, ['#f4e2b0', '#f8ecc6', '#f8eccc', '#c8904a', '#8f5827']],
  [/камамбер|бри /i, ['#f8efcf', '#f6e6b4', '#efd894', '#e2dccb', '#faf8f2']],
  [/./, ['#f6efda', '#fbf7ea', '#fdfaf0', '#efe4c4', '#f7efd8']],
]

/** Ramps of sprouts, from the root to the leaf. */
export const SPROUTS: Table<readonly string[]> = [
  [/редис/i, ['#e8c4cc', '#c9a0a8', '#6d8f3a', '#4a5d2c']],
  [/горчиц/i, ['#eef0d4', '#cfdc98', '#8fae3c', '#6c8f24']],
  [/брокколи/i, ['#efe6dc', '#c6cfa4', '#4f8440', '#2f6430']],
  [/маш/i, ['#f6f4e4', '#e6e8c4', '#b8cc74', '#8fae3c']],
  [/горох/i, ['#e2edc6', '#b0cf7c', '#6aa23a', '#4a8a28']],
]
export const SPROUT = ['#e6ecd0', '#b9cf8c', '#5d8f2c', '#3c6d1c'] as const

export const LEAF_COLORS = ['#2c5a1c', '#4f822a', '#86b04c', '#cadc9c'] as const

/** Ramps of eggs, from the shell to the specks. */
export const SHELLS: Table<readonly string[]> = [
  [/цесар/i, ['#f1dfc6', '#e6cca8', '#d4ae82', '#946a44']],
  [/курин|тридцать/i, ['#e6bf94', '#dcaa7a', '#cc9664', '#b27c4c']],
  [/утин/i, ['#f0f1e4', '#e6eada', '#d9dfca', '#c9d0b8']],
  [/гус/i, ['#fbf8f0', '#f6f1e6', '#ece4d4', '#dccfb8']],
  [/индюш/i, ['#f3eadb', '#ecdfca', '#d9c4a4', '#8d6a48']],
]

export const POTATOES: Table<readonly string[]> = [
  [/лиловый/i, ['#2b1638', '#4b2b5a', '#75577f']],
  [/синеглазк/i, ['#5d4668', '#b29a78', '#dcc9a0']],
  [/роза/i, ['#8e4650', '#c07a74', '#dcab98']],
  [/молодой|ранний/i, ['#b08a4e', '#dcbf82', '#f0dfb0']],
  [/гала|каменск/i, ['#96703a', '#d2aa5e', '#ecd08c']],
]
export const POTATO = ['#8d6a3c', '#c89f5f', '#e6c98c'] as const

export const TOMATOES: Table<readonly string[]> = [
  [/чёрный/i, ['#2b0f10', '#57201c', '#7d4030']],
  [/жёлт/i, ['#cf7f10', '#eaa822', '#f6c850']],
  [/розов/i, ['#a52c3c', '#cf4c58', '#e07a7e']],
]
export const TOMATO = ['#8e1a0c', '#c8281a', '#dc4a2c'] as const

export const CUCUMBER = ['#1f3d14', '#3d6a22', '#7d9d45', '#c3cf86'] as const

export const ROOTS: Table<readonly string[]> = [
  [/репа/i, ['#b98a3c', '#e0bd6c', '#f2dc9c', '#9aa35a']],
  [/редька зелён/i, ['#5a7a34', '#86a050', '#b4c47c', '#d8dfb0']],
  [/редька чёрн/i, ['#16130f', '#2c2722', '#4a423a', '#6c6254']],
  [/свёкл/i, ['#3c0d1e', '#631a33', '#7e3048', '#8f6a5c']],
]
export const CARROT = ['#6b4a1c', '#d8661a', '#ef8a32', '#f6ab5c'] as const

export const ONIONS: Table<readonly string[]> = [[/красный|ялтинск/i, ['#4a1230', '#7b2a4c', '#a8587a', '#dcaec0']]]
export const ONION = ['#8a4a14', '#c07a2c', '#dba552', '#f0d49a'] as const
export const GARLIC = ['#efe6d6', '#f4ede2', '#e6d3d0', '#b98aa0'] as const

/** Ramps of apples, from the shaded side to the sunny side. */
export const APPLES: Table<readonly string[]> = [
  [/антоновк/i, ['#b9b95c', '#cfcb6c', '#dfd884', '#e3d07a']],
  [/гренни/i, ['#6f9a2a', '#86ad38', '#9dbd4c', '#b3c866']],
  [/голден/i, ['#d4c456', '#e0cc66', '#e6c868', '#dc9a50']],
  [/мелба/i, ['#cdd08a', '#dcd592', '#d8756a', '#b83a40']],
  [/лобо/i, ['#9aa04a', '#b4503c', '#8e1c24', '#6e1420']],
  [/фуджи/i, ['#cfc070', '#d99a68', '#c85a4c', '#a83434']],
  [/богатыр/i, ['#a9b050', '#c4bf5e', '#d8c070', '#b8503c']],
]
export const APPLE = ['#b7bf4a', '#d9c75a', '#c8402a', '#a01a1c'] as const

export const BERRIES: Table<readonly string[]> = [
  [/клюкв/i, ['#5c0714', '#96142a', '#bf2c3e', '#dc6a70']],
  [/голубик/i, ['#1d2440', '#35406a', '#56648f', '#8c98b8']],
  [/вороник/i, ['#0c0b10', '#1d1c26', '#33323f', '#55566a']],
]

/** Ramps of bread, from flour over the crumb of the cut to the darkest crust. */
export const CRUSTS = {
  wheat: ['#f6ecd9', '#e6c48c', '#b8783a', '#7a4420', '#4a2610'],
  rye: ['#e4d6c0', '#b8946a', '#855630', '#54321a', '#2f1a0d'],
} as const

/** Ramps of tin bread, from the side to the top. */
export const TIN_CRUSTS = {
  rye: ['#8f6038', '#6b4024', '#46260f', '#2a1508'],
  wheat: ['#d9aa66', '#bd8040', '#945626', '#6a3814'],
} as const

/** Ramps of sausages: casing, pieces of fat under it, bloom. */
export const CASINGS: Table<readonly string[]> = [
  [/кровян/i, ['#1c0d0b', '#3a1a14', '#5a2d22', '#a08474']],
  [/домашняя|шыртан|субпродукт/i, ['#7a3c24', '#a55f3c', '#c98a60', '#ecd0b0']],
  [/вяземск|конск/i, ['#4c1810', '#86301f', '#b05038', '#e0b498']],
  [/./, ['#3a120c', '#6e2418', '#9c4430', '#d8b8a4']],
]

/** Ramps of cabbages, from the leaf to the ribs. */
export const CABBAGES: Table<readonly string[]> = [
  [/савойск/i, ['#4f7a2c', '#7fa44c', '#b0c880', '#e0eab8']],
  [/ранняя/i, ['#6f9a38', '#93b858', '#bcd488', '#e6efc4']],
  [/поздняя/i, ['#8fa668', '#b3c48c', '#d2dcb2', '#f0f2da']],
  [/белокочан|слава/i, ['#86a24c', '#a9c06c', '#cbd896', '#eef0cf']],
]

/** Ramps of long fruit: skin, streaks and specks; the cap is green. */
export const SQUASHES: Table<readonly string[]> = [
  [/баклажан/i, ['#170c1e', '#2a1630', '#3c2444', '#54385c']],
  [/кабачки молодые/i, ['#8fac5c', '#adc47a', '#c8d89a', '#e2e9bf']],
  [/цукини/i, ['#1d3a14', '#33561f', '#55782f', '#86a052']],
  [/огур/i, ['#1c3d16', '#2f5a20', '#4f7d32', '#7ba052']],
]

/** Ramps of melons: ground of the rind, then the stripes. */
export const MELONS: Table<readonly string[]> = [
  [/чёрный принц/i, ['#24401c', '#1e3818', '#162c12', '#0f200d']],
  [/огонёк/i, ['#3d5a2a', '#2f4d22', '#1d3a18', '#142c12']],
  [/арбуз/i, ['#b9cf86', '#8fb25a', '#2f5a24', '#16361a']],
  [/колхозница/i, ['#e6b84a', '#e3b345', '#dfab3e', '#d9a238']],
]

/** Ramps of cake crumb. */
export const CAKES: Table<readonly string[]> = [
  [/медовик/i, ['#a86f32', '#cc9650', '#e6bd80', '#f4deb8']],
  [/наполеон/i, ['#cfa25c', '#e6c686', '#f3dfae', '#fbf0d2']],
  [/./, ['#e0cba4', '#efdfc0', '#f8eedb', '#fdf8ee']],
]

/** Ramps of lettuce, from the root to the edge of the leaf. */
export const LETTUCES: Table<readonly string[]> = [
  [/лолло/i, ['#cfdc98', '#86a848', '#8a3a44', '#6a1c34']],
  [/романо/i, ['#f2f7d8', '#d6e6a2', '#aece6c', '#84b046']],
  [/дубовый/i, ['#dce8ac', '#98b850', '#7a8a3c', '#7c4034']],
]

export const HERBS: Table<readonly string[]> = [
  [/фиолет|реган/i, ['#2a1228', '#4a2144', '#6d3a62', '#a07a98']],
  [/мят/i, ['#2f6a34', '#4f8f4c', '#84b478', '#bcd8a8']],
]

/** Ramps of pears, from the shaded side to the sunny side. */
export const PEARS: Table<readonly string[]> = [
  [/вильямс/i, ['#c4b440', '#dccb5c', '#ead878', '#e0b45c']],
  [/./, ['#a3a83c', '#c4c05a', '#d6c96c', '#d08a50']],
]
export const PLUMS: Table<readonly string[]> = [
  [/абрикос/i, ['#dc8420', '#eea43c', '#f4b858', '#dc6a3c']],
  [/вишн/i, ['#3c060c', '#6c0e18', '#961c26', '#c05058']],
  [/скороплод/i, ['#8c2c30', '#b8484a', '#d87a6a', '#e6b0a0']],
  [/./, ['#241434', '#43284e', '#5d4468', '#9488a4']],
]

/** Ramps of pumpkins, from the furrow to the rib of the rind. */
export const PUMPKINS: Table<readonly string[]> = [
  [/волжская серая/i, ['#6c7a70', '#8e9c90', '#b0bab0', '#d0d4c8']],
  [/мускатная/i, ['#a8521c', '#cc7a30', '#dc9a50', '#e8bc80']],
  [/тыква/i, ['#b8500c', '#e07a18', '#f09a30', '#f8bc60']],
]

export const GRAPES: Table<readonly string[]> = [
  [/кишмиш/i, ['#8a9a34', '#aebc54', '#ccd67e', '#e4e8b0']],
  [/./, ['#160a22', '#331a3e', '#54365c', '#8d7a98']],
]
export const PEPPERS: Table<readonly string[]> = [[/халапеньо/i, ['#1d4a18', '#2f6a22', '#4c8a34', '#86b060']]]
export const PEPPER = ['#8e1208', '#c41e10', '#de3c20', '#ec6a3c'] as const

/** Ramps of broccoli, from the stalk to the crown. */
export const BROCCOLI: Table<readonly string[]> = [
  [/цветная/i, ['#cfd8a0', '#efe8cc', '#f6f0dc', '#fbf8ea']],
  [/брокколи/i, ['#b4c884', '#7f9c4a', '#456a2c', '#2f5424']],
]
