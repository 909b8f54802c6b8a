import type { DemoProduct } from '../schemas/organization.ts'
import {
  APPLE,
  APPLES,
  BERRIES,
  BROCCOLI,
  CABBAGES,
  CARROT,
  CUCUMBER,
  GARLIC,
  GRAPES,
  HERBS,
  LEAF_COLORS,
  LETTUCES,
  MELONS,
  ONION,
  ONIONS,
  PEARS,
  PEPPER,
  PEPPERS,
  PLUMS,
  POTATO,
  POTATOES,
  PUMPKINS,
  ROOTS,
  SPROUT,
  SPROUTS,
  SQUASHES,
  TOMATO,
  TOMATOES,
} from './fresh-colors.ts'
import { bag, card, colors, inTray, LEAF, MUSHROOMS, pillow, pouch, TRAY_HOLDS } from './fresh-packs.ts'
import type { Packed } from './pack-words.ts'

/** Minimum weight of potatoes in a sack, grams. */
const SACK_FROM = 3_000
const potted: Packed = { pack: 'pot', filling: LEAF_COLORS, body: '#b5683f' }
const bunch = (title: string): Packed => ({ pack: 'herbs', filling: colors(title, HERBS, LEAF_COLORS) })
const lettuce = (title: string): Packed => inTray('lettuces', colors(title, LETTUCES, LEAF_COLORS))
const PAK_CHOI = ['#f4f6e8', '#dfe8c0', '#4f822a', '#2c5a1c'] as const
const STRAWBERRY = ['#9c0c10', '#c81a1a', '#de3a30', '#f0a070', '#f6e09a'] as const
const CORN = ['#e0b23c', '#f0c846', '#f8dc74', '#fff0b4'] as const
const RASPBERRY = ['#8a1030', '#bc2a4a', '#d85068', '#eb8a98'] as const

/** Pictures of vegetables, fruit, berries, herbs and mushrooms by category. */
export const GARDEN: Readonly<Record<number, (product: DemoProduct) => Packed | null>> = {
  501: ({ title, measure }) => (measure > SACK_FROM ? bag : inTray('potatoes', colors(title, POTATOES, POTATO))),
  502: ({ title }) => {
    if (/рассада/i.test(title)) return potted
    const pack = /черри|кистевой/i.test(title) ? 'tomatoes-vine' : /сердце/i.test(title) ? 'tomatoes-heart' : 'tomatoes'
    return inTray(pack, colors(title, TOMATOES, TOMATO), LEAF)
  },
  503: ({ title }) =>
    /гладк|длинн/i.test(title)
      ? inTray('squashes', colors(title, SQUASHES, CUCUMBER), LEAF)
      : inTray('cucumbers', CUCUMBER),
  504: ({ title }) => {
    if (/брюссель/i.test(title)) return bag
    if (/цветная|брокколи/i.test(title)) return inTray('broccoli', colors(title, BROCCOLI, LEAF_COLORS))
    if (/кольраби/i.test(title)) return inTray('beets', ['#7f9c54', '#a9c07c', '#c6d69c', '#8fa668'])
    return /пак-чой/i.test(title)
      ? inTray('pak-choi', PAK_CHOI)
      : inTray('cabbages', colors(title, CABBAGES, LEAF_COLORS))
  },
  505: ({ title }) => {
    if (/корзина/i.test(title)) return card
    if (/топинамбур/i.test(title)) return inTray('potatoes', ['#8a6248', '#b98e68', '#d9b892'])
    if (/разноцвет/i.test(title)) {
      return { ...inTray('carrots', ['#5a1f4a', '#a03a5c', '#d8661a', '#ef9a3a', '#f2cf62']), light: { wander: 0.5 } }
    }
    return /морковь/i.test(title) ? inTray('carrots', CARROT) : inTray('beets', colors(title, ROOTS, CARROT))
  },
  506: ({ title }) => {
    if (/плетёнка|косич|порей/i.test(title)) return bag
    if (/косе/i.test(title)) return inTray('garlic', GARLIC)
    if (/зубчики/i.test(title)) return pouch
    if (/чёрный/i.test(title)) return inTray('garlic', ['#b89a78', '#8f7050', '#6a4c34', '#3c281c'])
    return /чеснок/i.test(title) ? inTray('garlic', GARLIC) : inTray('onions', colors(title, ONIONS, ONION))
  },
  507: ({ title }) => {
    const rind = PUMPKINS.find(([words]) => words.test(title))
    return rind
      ? { pack: 'pumpkin', filling: rind[1], light: { wander: 0 } }
      : inTray('squashes', colors(title, SQUASHES, CUCUMBER), LEAF)
  },
  508: ({ title }) => {
    if (/фасоль/i.test(title)) return bag
    if (/кукуруза/i.test(title)) return inTray('corn', CORN, '#a9bf62')
    return inTray(/сладкий|ратунда/i.test(title) ? 'peppers' : 'chillies', colors(title, PEPPERS, PEPPER), LEAF)
  },
  601: ({ title, measure }) => {
    if (/саженц/i.test(title)) return potted
    if (/груш/i.test(title)) return inTray('pears', colors(title, PEARS, APPLE))
    return measure > TRAY_HOLDS ? card : inTray('apples', colors(title, APPLES, APPLE))
  },
  602: ({ title }) => {
    if (/саженц/i.test(title)) return potted
    if (/клубник|землян/i.test(title)) return inTray('strawberries', STRAWBERRY, LEAF)
    if (/малин/i.test(title)) return inTray('raspberries', RASPBERRY)
    return /абрикос/i.test(title)
      ? inTray('plums', colors(title, PLUMS, APPLE))
      : inTray('berries', colors(title, BERRIES, RASPBERRY))
  },
  603: ({ title }) => {
    if (/мороженая/i.test(title)) return pillow
    if (/виноград/i.test(title)) return inTray('grapes', colors(title, GRAPES, APPLE))
    return inTray('plums', colors(title, PLUMS, APPLE))
  },
  604: ({ title }) => {
    const rind = MELONS.find(([words]) => words.test(title))
    return rind ? { pack: 'melons', filling: rind[1], light: { wander: 0 } } : card
  },
  701: ({ title }) => {
    if (/набор/i.test(title)) return card
    if (/горшке|горшочке/i.test(title)) return { ...potted, filling: colors(title, LETTUCES, LEAF_COLORS) }
    if (/пучок|пучк|букет|кинза/i.test(title)) return bunch(title)
    if (/дубовый|романо/i.test(title)) return lettuce(title)
    return /цветы/i.test(title) ? card : inTray('leaves', colors(title, HERBS, LEAF_COLORS))
  },
  702: ({ title }) => {
    if (/солён|посола/i.test(title)) return MUSHROOMS
    if (/шиитаке/i.test(title)) return inTray('mushrooms', ['#eadfc8', '#c39a68', '#845632', '#54341e'])
    return /вешенк/i.test(title) ? inTray('oyster-mushrooms', ['#f7eedc', '#f3e8d2', '#dcc8a8', '#a98a66']) : null
  },
  703: ({ title }) => (/микрозелень|ростки/i.test(title) ? inTray('sprouts', colors(title, SPROUTS, SPROUT)) : null),
}
