import type { DemoOrganization, DemoProduct } from '../model.ts'
import {
  APPLE,
  APPLES,
  BERRIES,
  CABBAGES,
  CAKES,
  CARROT,
  CASINGS,
  CRUSTS,
  CUCUMBER,
  FISH,
  FLESH,
  GARLIC,
  LEAF_COLORS,
  MELONS,
  ONION,
  ONIONS,
  POTATO,
  POTATOES,
  ROOTS,
  SHELLS,
  SPROUT,
  SPROUTS,
  SQUASHES,
  TIN_CRUSTS,
  TOMATO,
  TOMATOES,
} from './fresh-colors.ts'
import type { Packed, PackName } from './pack-words.ts'

type Colors = readonly string[]
type Case = readonly [RegExp, Packed | null]

const KRAFT = '#c9a877'
const LEAF = '#4d6b2a'
const DARK_TRAY = '#2b2724'
const PULP = '#b5a287'

const inTray = (pack: PackName, filling: Colors, lid?: string): Packed => ({
  pack,
  filling,
  body: KRAFT,
  ...(lid && { lid }),
})
const underFilm = (pack: PackName, filling: Colors): Packed => ({
  pack,
  filling,
  body: DARK_TRAY,
  light: { depth: 0.25 },
})
const colors = (title: string, table: readonly (readonly [RegExp, Colors])[], otherwise: Colors): Colors =>
  table.find(([words]) => words.test(title))?.[1] ?? otherwise
const first = (title: string, cases: readonly Case[]): Packed | null =>
  cases.find(([words]) => words.test(title))?.[1] ?? null

/** More than this of potatoes, in grams, comes in nets and sacks, which have no picture. */
const TRAY_HOLDS = 2_000

/** Nothing of it is seen: heavy cuts with bones, birds, offal, fish that has no picture of its own. */
const PAPERS = ['#d9c3a0', '#efe6d6', '#e3cbb0'] as const
const parcel = ({ id }: DemoOrganization, { title }: DemoProduct): Packed => ({
  pack: (id + title.length) % 2 === 0 ? 'parcel' : 'parcel-b',
  body: PAPERS[(id + (title.length >> 1)) % PAPERS.length] ?? KRAFT,
})
const pouch: Packed = { pack: 'pouch', body: KRAFT }
const pillow: Packed = { pack: 'pillow', body: null }
const tub: Packed = { pack: 'tub', body: '#f7f1e4', lid: null }
const lowJar = (filling: string): Packed => ({ pack: 'jar-low', filling, lid: '#dcb75e' })

const slab = (filling: Colors): Packed => ({ pack: 'slab', filling, light: { depth: 0.3 } })
const roe = (filling: Colors): Packed => ({
  pack: 'jar-roe',
  filling,
  lid: '#dcb75e',
  light: { wander: 0.1, depth: 0.3 },
})
const pieBox = (filling: Colors): Packed => ({ pack: 'pie-box', filling, body: KRAFT, light: { depth: 0.4 } })
const MUSHROOMS: Packed = {
  pack: 'jar-pieces',
  filling: ['#2c1c0e', '#704e2e', '#ab8256', '#e0c49a'],
  lid: '#dcb75e',
}
const QUAIL = ['#efe4cf', '#e2d2b4', '#8a6a48', '#3a2a1e'] as const
const RED_FISH = ['#dd5a2a', '#ec8250', '#f6b494', '#fbe4d4'] as const

const UNPICTURED: Case = [/рассада|саженц|набор|корзина|туша |целиком|четверть/i, null]
const MEAT: readonly Case[] = [
  UNPICTURED,
  [/вырезка свиная|карбонад|лопатка без кости$|окорок на буженину|свинина, шея/i, underFilm('tray-roast', FLESH.pork)],
  [/^вырезка|тазобедренная|щёки говяж/i, underFilm('tray-roast', FLESH.beef)],
  [/шпик|грудинка (для|с кожей)/i, slab(['#fbf5ee', '#f6e2d8', '#e0a090', '#ecd3b0'])],
  [/рибай|стриплойн|толстый край|антрекот/i, underFilm('tray-steaks', FLESH.beef)],
  [/конина, филейный/i, underFilm('tray-steaks', FLESH.horse)],
  [/шея мангалицы/i, underFilm('tray-steaks', FLESH.pork)],
  [/говядина на тушение|говядина, лопатка/i, underFilm('tray-chunks', FLESH.beef)],
  [/шашлык|свинина, лопатка/i, underFilm('tray-chunks', FLESH.pork)],
]
const POULTRY: readonly Case[] = [
  UNPICTURED,
  [/бедра без кожи|бедро без кости/i, underFilm('tray-fillet', FLESH.thigh)],
  [/куриное филе|филе грудки/i, underFilm('tray-fillet', FLESH.poultry)],
  [/филе кролика/i, underFilm('tray-fillet', FLESH.rabbit)],
]
const MINCED: readonly Case[] = [
  [/фарш.*(индейк|курин|кролик)/i, underFilm('tray-mince', FLESH.mincedPoultry)],
  [/фарш из сазана/i, underFilm('tray-mince', FLESH.mincedFish)],
  [/фарш.*(свин|домашн)/i, underFilm('tray-mince', FLESH.mincedPork)],
  [/фарш/i, underFilm('tray-mince', FLESH.mincedBeef)],
  [/шашлык/i, underFilm('tray-chunks', FLESH.pork)],
  [/рулет из свинины/i, underFilm('tray-roast', FLESH.pork)],
  [/купаты/i, underFilm('tray-sausages', ['#b86a5e', '#d69a88', '#efccba'])],
  [/замороженные/i, pillow],
  [/щучьи котлеты/i, underFilm('tray-patties', FLESH.mincedFish)],
  [/котлеты из форели/i, underFilm('tray-patties', ['#d8744c', '#ea9a72', '#f6c8aa', '#fbe8da'])],
  [/котлеты «/i, underFilm('tray-patties', FLESH.mincedBeef)],
]
const OFFAL: readonly Case[] = [
  [/^курдюк/i, slab(['#fbf6ec', '#f9eee0', '#f3d9c8', '#f0dfc4'])],
  [/жир.*топл/i, lowJar('#f5ecd2')],
]
const SAUSAGES: readonly Case[] = [
  [/сосиски.*(индейк|курин)/i, underFilm('tray-sausages', ['#d89a80', '#e6b49a', '#f0cdb6'])],
  [/сосиски|сардельки/i, underFilm('tray-sausages', ['#b4604a', '#cf8468', '#e6b094'])],
]
const SMOKED: readonly Case[] = [
  [/сало.*(копчён|паприк|вишне)/i, slab(['#f6e6c6', '#f0cfa8', '#c27a4c', '#8f4a1c'])],
  [/сало (солёное|в рассоле)|курдюк солёный/i, slab(['#fbf5ee', '#f7e3da', '#e2a394', '#8a6a4c'])],
  [/грудинка|корейка сырокопч/i, slab(['#f3dfbf', '#e4b089', '#a84a34', '#6a3214'])],
  [/джерки|сушёное|вяленое|лосятина/i, pouch],
  [/жир.*топл/i, lowJar('#f5ecd2')],
]
const FISH_FRESH: readonly Case[] = [
  [/филе форели|нерка филе/i, underFilm('tray-salmon', RED_FISH)],
  [/стейк|филе|набор|заготовка|строган|живая|кальмар|форель|камбал|налим|щука|навага|корюшка|треска|чир/i, null],
  [/./, underFilm('tray-fish', FISH.fresh)],
]
const FISH_KEPT: readonly Case[] = [
  [
    /(филе форели|форель слабосолён|сёмга|голец|балык нерки)/i,
    { ...underFilm('tray-salmon', RED_FISH), body: '#e6dac4' },
  ],
  [/сушёный|соломкой|юкола/i, pouch],
  [/в масле/i, { pack: 'tin' }],
  [/пряного посола|слабой соли|сайка/i, tub],
  [/кусок|балы[кч]|тарань|бычок|филе|пластом|бочон|бочков|судак|сом |чехонь|душком|снет/i, null],
  [/горячего|копчён|муксун/i, { ...underFilm('tray-fish', FISH.smoked), body: '#e6dac4' }],
  [/вялен|вобла|тарань/i, { ...underFilm('tray-fish', FISH.dried), body: '#e6dac4' }],
]
const SEAFOOD: readonly Case[] = [
  [/икра (щуч|пинагор)/i, roe(['#7a4a10', '#c98a24', '#e8b44c', '#f8dc94'])],
  [/икра осетр/i, roe(['#0c0b0c', '#232024', '#45403f', '#8a827a'])],
  [/икра (?!.*бочонок)/i, roe(['#8a1c04', '#d8480c', '#f58a2c', '#ffc274'])],
  [/печень трески/i, { pack: 'tin' }],
  [/трепанг/i, pouch],
  [/морожен/i, pillow],
  [/фаланга/i, { pack: 'box', body: null }],
]
/** What butchers and fishmongers wrap in paper; these are cut or packed otherwise. */
const NOT_WRAPPED =
  /рассада|саженц|тартар-набор|яблоках|корзина|туша на|целиком под|четверть|живая|живой|устриц|в раковинах|раки|икра|бочон|горшоч/i
const WRAPPED: ReadonlySet<number> = new Set([201, 202, 203, 204, 205, 206, 208, 302, 401, 402])

const FRESH: Readonly<Record<number, (product: DemoProduct) => Packed | null>> = {
  201: ({ title }) => first(title, MEAT),
  202: ({ title }) => first(title, MEAT),
  203: ({ title }) => first(title, MEAT),
  204: ({ title }) => first(title, POULTRY),
  205: ({ title }) => first(title, POULTRY),
  206: ({ title }) => first(title, POULTRY),
  207: ({ title }) => first(title, MINCED),
  208: ({ title }) => first(title, OFFAL),
  301: ({ title }) => {
    if (/ветчина/i.test(title)) return null
    return first(title, SAUSAGES) ?? { pack: 'sausage', filling: colors(title, CASINGS, []), light: { depth: 0.35 } }
  },
  302: ({ title }) => first(title, SMOKED),
  401: ({ title }) => (/мороженая/i.test(title) ? pillow : first(title, FISH_FRESH)),
  402: ({ title }) => first(title, FISH_KEPT),
  403: ({ title }) => first(title, SEAFOOD),
  501: ({ title, measure }) => (measure > TRAY_HOLDS ? null : inTray('potatoes', colors(title, POTATOES, POTATO))),
  // hearts, clusters and cherries have another shape
  502: ({ title }) =>
    /рассада|черри|кистевой|сердце/i.test(title) ? null : inTray('tomatoes', colors(title, TOMATOES, TOMATO), LEAF),
  503: ({ title }) =>
    /гладк|длинн/i.test(title)
      ? inTray('squashes', colors(title, SQUASHES, CUCUMBER), LEAF)
      : inTray('cucumbers', CUCUMBER),
  504: ({ title }) => {
    const leaves = CABBAGES.find(([words]) => words.test(title))
    return leaves ? inTray('cabbages', leaves[1]) : null
  },
  505: ({ title }) => {
    if (/морковь/i.test(title)) return /разноцвет/i.test(title) ? null : inTray('carrots', CARROT)
    const roots = ROOTS.find(([words]) => words.test(title))
    return roots && !/корзина/i.test(title) ? inTray('beets', roots[1]) : null
  },
  506: ({ title, unit }) => {
    if (/плетёнка|косич|косе|порей|чёрный/i.test(title) || unit === 'шт') return null
    if (/чеснок/i.test(title)) return /зубчики/i.test(title) ? null : inTray('garlic', GARLIC)
    return inTray('onions', colors(title, ONIONS, ONION))
  },
  507: ({ title }) => {
    const skin = /патиссон/i.test(title) ? undefined : SQUASHES.find(([words]) => words.test(title))
    return skin ? inTray('squashes', skin[1], LEAF) : null
  },
  601: ({ title, measure }) => {
    if (measure > TRAY_HOLDS || /саженц/i.test(title)) return null
    return /груш/i.test(title) ? null : inTray('apples', colors(title, APPLES, APPLE))
  },
  602: ({ title }) => {
    const berry = /саженц/i.test(title) ? undefined : BERRIES.find(([words]) => words.test(title))
    return berry ? inTray('berries', berry[1]) : null
  },
  604: ({ title }) => {
    const rind = MELONS.find(([words]) => words.test(title))
    return rind ? { pack: 'melons', filling: rind[1], light: { wander: 0 } } : null
  },
  701: ({ title }) => (/шпинат|щавель|генуэз/i.test(title) ? inTray('leaves', LEAF_COLORS) : null),
  1302: ({ title }) =>
    /банк/i.test(title)
      ? { pack: 'jar-pieces', filling: ['#6a5a34', '#a8905a', '#d4c08c', '#f0e4c0'], lid: '#dcb75e' }
      : null,
  702: ({ title }) => (/солён|посола/i.test(title) ? MUSHROOMS : null),
  703: ({ title }) => (/микрозелень/i.test(title) ? inTray('sprouts', colors(title, SPROUTS, SPROUT)) : null),
  // round and cut on top: tins, flat cakes and long loaves wait
  801: ({ title }) => {
    if (/тартин|последняя булка/i.test(title)) return { pack: 'loaf', filling: CRUSTS.wheat }
    if (/бородинский|формовой/i.test(title)) return { pack: 'loaf-tin', filling: TIN_CRUSTS.rye }
    return /ржаной на|гречишный/i.test(title) ? { pack: 'loaf', filling: CRUSTS.rye } : null
  },
  // what is seen is a round closed pie: other shapes wait
  803: ({ title }) =>
    /заморож/i.test(title)
      ? pillow
      : /пирог с|уалибах|картофджын|цахараджын|фыдджын|давонджын|насджын|губадия|бэлиш|хуплу/i.test(title)
        ? pieBox(
            title.length % 2 === 0
              ? ['#f2dcaa', '#e2b266', '#bd7a34', '#7a4216']
              : ['#eed09a', '#d9a052', '#ab6628', '#6a3812'],
          )
        : null,
  805: ({ title }) =>
    /хлеб/i.test(title) && !/смесь/i.test(title) ? { pack: 'loaf-tin', filling: TIN_CRUSTS.wheat } : null,
  1401: ({ title }) =>
    /мороженое/i.test(title)
      ? tub
      : /медовик|наполеон|сметанник/i.test(title)
        ? { pack: 'cake', filling: CAKES.find(([words]) => words.test(title))?.[1] ?? [], body: KRAFT }
        : null,
  902: ({ title, measure }) => {
    if (/перепел/i.test(title) && measure === 20) return { pack: 'eggs-twenty', filling: QUAIL, body: PULP }
    const shell = SHELLS.find(([words]) => words.test(title))
    return shell && measure === 6 ? { pack: 'eggs-six', filling: shell[1], body: PULP } : null
  },
}

/** How a product that is not packed lies before who looks; null = no such picture is there. */
export const freshOf = (product: DemoProduct, farm: DemoOrganization): Packed | null =>
  FRESH[product.category]?.(product) ??
  (WRAPPED.has(product.category) && !NOT_WRAPPED.test(product.title) ? parcel(farm, product) : null)
