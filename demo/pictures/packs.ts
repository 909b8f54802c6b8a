import type { DemoOrganization, DemoProduct } from '../schemas/organization.ts'
import { freshOf } from './fresh.ts'
import { CHEESES } from './fresh-colors.ts'
import { onParchment } from './fresh-packs.ts'
import { BERRY_RAMPS, HONEY_RAMPS, PASTES, PIECES, RAMPS, RINDS, SMOOTH } from './pack-colors.ts'
import type { Packed } from './pack-words.ts'

type Rule = (product: DemoProduct, farm: DemoOrganization) => Packed | null

const KRAFT = '#c9a877'
const PALE_KRAFT = '#dcc5a0'
const PAPER = '#f3ecdd'
const GOLD = '#dcb75e'
const CREAM = '#f7f1e4'

const jar = (filling: string | readonly string[], lid: string | null = GOLD): Packed => ({ pack: 'jar', filling, lid })
const lowJar = (filling: string, lid: string | null = GOLD): Packed => ({ pack: 'jar-low', filling, lid })
const bottle = (filling: string, lid: string | null = null): Packed => ({ pack: 'bottle-milk', filling, lid })
const darkBottle = (filling = '#26301a'): Packed => ({ pack: 'bottle-oil', filling, lid: '#24231f' })
const tub = (lid: string | null = CREAM): Packed => ({ pack: 'tub', body: CREAM, lid })
const tin: Packed = { pack: 'tin' }
const pouch = (body: string | null = PALE_KRAFT): Packed => ({ pack: 'pouch', body })
const paperBag = (body: string | null = PAPER): Packed => ({ pack: 'paper-bag', body })
const box: Packed = { pack: 'box', body: null }
const pillow: Packed = { pack: 'pillow', body: null }
const brick = (body = '#f6ecd2'): Packed => ({ pack: 'butter', body })

/** Value of the first pattern that matches the title. */
function chosen<T>(title: string, table: readonly (readonly [RegExp, T])[]): T | null {
  return table.find(([words]) => words.test(title))?.[1] ?? null
}

const smooth = (title: string) => chosen(title, SMOOTH)
const milk = (title: string) => (/топл|ряженка|варенец|катык|каймак/i.test(title) ? '#efd9b4' : '#fcf8ef')

/** Pack of whole pieces in brine. */
const pieces: Rule = ({ title }) => {
  const filling = chosen(title, PIECES)
  return filling === null ? null : { pack: 'jar-pieces', filling, lid: GOLD }
}

/** Pack of cooked or cut food sold in tubs. */
const tubbed: Rule = ({ title, unit }) =>
  /в банке|банка/i.test(title) || (unit === 'шт' && !/набор/i.test(title)) ? null : tub(null)

const RULES: Readonly<Record<number, Rule>> = {
  101: ({ title }, farm) =>
    /стекл|бутыл|козье/i.test(title) || farm.id % 3 !== 0
      ? bottle(milk(title))
      : { pack: 'carton', body: '#fffdf8', lid: null },
  102: ({ title }) => {
    if (/рикотт|творожн|моцарелл|буррат|рассоле|рассольный|сладкий|набор/i.test(title)) return tub()
    if (/камамбер козий$|бри |шевр|лейпяюусто|чыгыт/i.test(title)) {
      return onParchment('cheese-round', chosen(title, CHEESES) ?? [])
    }
    if (/адыгейский|овечий|осетинский|из пахты|прессованный/i.test(title)) {
      return onParchment('cheese-head', chosen(title, CHEESES) ?? [])
    }
    return /камамбер|голов/i.test(title) ? box : brick('#f4ecd9')
  },
  103: ({ title }, farm) => {
    if (/крошка/i.test(title)) return pouch(null)
    if (/тарелка|косичк|голов/i.test(title)) return null
    if (/адыгейский/i.test(title)) return onParchment('cheese-head', chosen(title, CHEESES) ?? [])
    const rind = chosen(title, RINDS) ?? RINDS[farm.id % RINDS.length]?.[1] ?? KRAFT
    return { pack: 'wedge', body: chosen(title, PASTES) ?? '#f0d690', lid: rind }
  },
  104: ({ title }, farm) => (/сушёный/i.test(title) ? pouch() : tub(farm.id % 2 === 0 ? null : CREAM)),
  105: ({ title }) =>
    /сливки/i.test(title) ? bottle(milk(title)) : /каймак/i.test(title) ? lowJar('#f6e6c4') : tub(null),
  106: ({ title, unit }) => {
    if (unit === 'г') return tub(null)
    const tint = /клубник/i.test(title) ? '#f2bcc3' : /сыворотка/i.test(title) ? '#e6e6bd' : milk(title)
    return bottle(tint)
  },
  107: ({ title }) => (/топлён/i.test(title) ? jar('#f0c95c') : brick(/козь/i.test(title) ? '#fbf7ee' : '#f6e9c4')),
  303: ({ title }) => {
    if (/стекле|рийет|паштет|смалец/i.test(title)) return lowJar(/смалец/i.test(title) ? '#f3e8d2' : '#b27f58')
    return /тушён|тушёнка|печень/i.test(title) ? tin : null
  },
  403: ({ title }) => (/ламинария/i.test(title) ? pouch() : null),
  602: ({ title }) => (/заморож|мороженая/i.test(title) ? pillow : null),
  605: ({ title }) => (/пастила|смоква/i.test(title) ? box : pouch(KRAFT)),
  702: ({ title }) => (/суш/i.test(title) ? pouch(KRAFT) : /заморож/i.test(title) ? pillow : null),
  703: ({ title }) => (/набор/i.test(title) ? box : null),
  804: ({ title }) => (/пряник|козуля|набор/i.test(title) ? null : pouch()),
  // the studio has no box for eggs of other birds and for trays of thirty
  901: ({ title, measure }, farm) => {
    if (measure !== 10) return null
    return {
      pack: 'egg-box',
      body: '#b5a287',
      filling: /бел/i.test(title) || farm.id % 3 === 0 ? '#f6f1e8' : '#d6a477',
    }
  },
  1001: ({ title, measure }) => {
    if (measure >= 2_000) return tub(null)
    const cream = chosen(title, [
      [/малин/i, '#e6b7a0'],
      [/облепих/i, '#efbd6c'],
      [/крем/i, '#efdcae'],
    ])
    return jar(cream ?? chosen(title, HONEY_RAMPS) ?? RAMPS.amber)
  },
  1002: ({ title }) => {
    if (/мёд с прополисом/i.test(title)) return jar(RAMPS.dark)
    return /перга|пыльца|прополис/i.test(title) ? pouch(KRAFT) : null
  },
  1003: ({ title }, farm) => jar(chosen(title, BERRY_RAMPS) ?? RAMPS.red, farm.id % 3 === 0 ? GOLD : null),
  1101: ({ measure, title }) =>
    measure > 2_000 ? null : /гранола|хлопья|овсянка|отруби/i.test(title) ? pouch(null) : paperBag(),
  1102: ({ title }) =>
    /закваска/i.test(title) ? lowJar('#e9dcc0') : paperBag(/ржан|цельно|обойн/i.test(title) ? KRAFT : PAPER),
  1103: ({ title }) => darkBottle(/подсолн|горчич/i.test(title) ? '#4a2f10' : '#26301a'),
  1104: ({ title }) => {
    if (/урбеч|паста/i.test(title)) return lowJar(/кунжут/i.test(title) ? '#c39a63' : '#7b5233')
    return /шишки/i.test(title) ? null : pouch(/суш|смесь/i.test(title) ? null : PALE_KRAFT)
  },
  1105: () => pouch(PAPER),
  1106: ({ title }, farm) => {
    if (/подарочный/i.test(title)) return null
    return /^чай|подар/i.test(title) || farm.id % 5 === 0 ? box : pouch(farm.id % 2 === 0 ? KRAFT : null)
  },
  1107: ({ title }) => {
    if (/уксус/i.test(title)) return darkBottle()
    if (/соль|порошок|сушён|лавров|тмин/i.test(title)) return pouch()
    const color = smooth(title)
    return color === null ? null : lowJar(color)
  },
  1201: pieces,
  1202: (product, farm) => {
    const color = smooth(product.title)
    return color === null ? pieces(product, farm) : jar(color)
  },
  1203: ({ title, measure }) => {
    if (measure > 2_000) return jar(RAMPS.amber)
    if (/медовуха|сидр|сироп/i.test(title)) return darkBottle('#3d2410')
    const color = smooth(title)
    return color === null ? null : bottle(color)
  },
  1301: ({ title }) => (/равиоли/i.test(title) ? box : pillow),
  1302: tubbed,
  1303: ({ title }) => (/перемяч|чебурек|заморож/i.test(title) ? pillow : tub(null)),
  1304: tubbed,
  1305: ({ title }) => (/заморож/i.test(title) ? pillow : null),
  1402: ({ title }) => (/живица/i.test(title) ? pouch() : /цукаты|меренги/i.test(title) ? pouch(null) : box),
  1403: ({ title }) => {
    if (/сгущ/i.test(title)) return tin
    if (/меду/i.test(title)) return jar(RAMPS.dark)
    return /орехи в шокол/i.test(title) ? pouch(null) : box
  },
  1501: ({ title, unit }) => {
    if (unit === 'шт') return box
    if (/толокно/i.test(title)) return pouch(null)
    return lowJar(smooth(title) ?? '#e3c79a', null)
  },
}

/** Packaging of a product; null = unpackaged, or the studio has no base for the pack. */
export const packOf = (product: DemoProduct, farm: DemoOrganization): Packed | null =>
  RULES[product.category]?.(product, farm) ?? freshOf(product, farm)
