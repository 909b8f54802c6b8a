import type { DemoProduct } from '../schemas/organization.ts'
import { CAKES, CRUSTS, SHELLS, TIN_CRUSTS } from './fresh-colors.ts'
import { bag, type Colors, card, KRAFT, pieBox, pillow, QUAIL, tub } from './fresh-packs.ts'
import type { Packed, PackName } from './pack-words.ts'

const PULP = '#b5a287'
const GOLDEN = ['#f0d29a', '#dda455', '#b26a28', '#6e3610'] as const
const CURD = ['#fdf3dc', '#f3d79a', '#d99a44', '#a2601e'] as const
const FLAT = {
  wheat: ['#f6e8c8', '#e9c88c', '#c08a48', '#6e4420'],
  rye: ['#e6d2ac', '#b88c58', '#855a34', '#4a2c16'],
  corn: ['#fbe6a0', '#f0c654', '#cf9430', '#8a541c'],
} as const
/** Egg trays by number of eggs. */
const NESTS: Readonly<Record<number, PackName>> = {
  3: 'eggs-three',
  4: 'eggs-four',
  6: 'eggs-six',
  10: 'eggs-ten',
  30: 'eggs-thirty',
}
const openBox = (pack: PackName, filling: Colors): Packed => ({ pack, filling, body: KRAFT, light: { depth: 0.4 } })
const eggs = (title: string, measure: number): Packed => {
  if (/перепел/i.test(title) && measure === 20) return { pack: 'eggs-twenty', filling: QUAIL, body: PULP }
  const shell = SHELLS.find(([words]) => words.test(title))
  const pack = NESTS[measure]
  return shell && pack ? { pack, filling: shell[1], body: PULP } : card
}

/** Packs of baked and fried goods, eggs and honeycomb. */
export const BAKED: Readonly<Record<number, (product: DemoProduct) => Packed | null>> = {
  801: ({ title }) => {
    if (/багет|чиабатта|батон/i.test(title)) return { pack: 'baguette', filling: CRUSTS.wheat }
    if (/финский/i.test(title)) return openBox('flatbreads', FLAT.rye)
    if (/лепёшка|основа/i.test(title)) return openBox('flatbreads', FLAT.wheat)
    if (/бородинский|формовой|льнян/i.test(title)) return { pack: 'loaf-tin', filling: TIN_CRUSTS.rye }
    if (/изюмом/i.test(title)) return { pack: 'loaf-tin', filling: TIN_CRUSTS.wheat }
    return { pack: 'loaf', filling: /ржаной на|гречишный/i.test(title) ? CRUSTS.rye : CRUSTS.wheat }
  },
  802: ({ title }) => {
    if (/круассан|рогалик/i.test(title)) return openBox('croissants', GOLDEN)
    if (/булочка|плюшка/i.test(title)) return openBox('buns-swirl', ['#f6e2ba', '#e6b66a', '#b9722e', '#7a3f16'])
    if (/левашник/i.test(title)) return openBox('buns-triangle', GOLDEN)
    if (/кулич/i.test(title)) return card
    return openBox('buns-open', ['#eec98a', '#cf9244', '#a8642a', '#e8c27c', '#fbf0d4', '#fff8e6'])
  },
  803: ({ title }) => {
    if (/заморож|тесто/i.test(title)) return pillow
    if (/эчпочмак/i.test(title)) return openBox('buns-triangle', GOLDEN)
    if (/калитки/i.test(title))
      return openBox('buns-open', ['#b98a58', '#8a5c34', '#6a4224', '#e0b870', '#f6e6c0', '#fbf2d8'])
    return pieBox(
      title.length % 2 === 0
        ? ['#f2dcaa', '#e2b266', '#bd7a34', '#7a4216']
        : ['#eed09a', '#d9a052', '#ab6628', '#6a3812'],
    )
  },
  804: () => card,
  805: ({ title }) => {
    if (/смесь/i.test(title)) return bag
    if (/лепёшка/i.test(title)) return openBox('flatbreads', FLAT.corn)
    return /хлеб/i.test(title) ? { pack: 'loaf-tin', filling: TIN_CRUSTS.wheat } : null
  },
  901: ({ title, measure }) => eggs(title, measure),
  902: ({ title, measure }) => eggs(title, measure),
  1002: ({ title }) =>
    /сот/i.test(title) ? { pack: 'comb', filling: ['#7a3c08', '#c9780f', '#eba82c', '#f7dc9a'], body: KRAFT } : card,
  1305: ({ title }) => {
    if (/сырник/i.test(title)) return openBox('syrniki', CURD)
    if (/кыстыбый/i.test(title)) return openBox('flatbreads', FLAT.wheat)
    if (/с мясом/i.test(title)) return pillow
    return /блин/i.test(title) ? openBox('blini', ['#fae6b4', '#eec272', '#c9853a', '#8f5420']) : card
  },
  1401: ({ title }) => {
    if (/мороженое/i.test(title)) return tub
    if (/птичье молоко/i.test(title))
      return { pack: 'cake', filling: ['#2a140a', '#4a2614', '#6a3a20', '#8a5430'], body: KRAFT }
    const filling = CAKES.find(([words]) => words.test(title))?.[1]
    return filling && /медовик|наполеон|сметанник/i.test(title) ? { pack: 'cake', filling, body: KRAFT } : card
  },
}
