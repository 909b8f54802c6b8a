import type { DemoOrganization } from '../../schemas/organization.ts'
import { INITIALS, MOTIFS, type Motif } from './motifs.ts'

/** Ways to lay out sign and initial in two colours. */
const LAYOUTS = ['field', 'ring', 'hill', 'dawn'] as const
type Layout = (typeof LAYOUTS)[number]

/** The mark of a farm: a sign of its work, the initial of its name and two colours. */
interface FarmMark {
  readonly motif: Motif
  /** A capital letter of `INITIALS`. */
  readonly initial: string
  readonly layout: Layout
  /** Hues of both colours, 0…359. */
  readonly hues: readonly [deep: number, light: number]
}
type Marked = Pick<DemoOrganization, 'id' | 'title' | 'badge'>

const SIDE = 240
/** Words before the name of a farm, which give no initial. */
const KIND =
  /^(сыроварня|ферма|теплицы|пекарня|пасека|двор|хозяйство|рыбхоз|мельница|артель|мастерская|огород|кухня|коптильня|сады|бахча|хутор|сыры|пироги|буузы|пельменная|кроличий|птичий|овчарня|сыродельня|чайная|поляна|калачная|у|в|на)$/i

const OF_BADGE: Readonly<Record<string, Motif>> = {
  'i-cow': 'cow',
  'i-goat': 'goat',
  'i-pig': 'pig',
  'i-rooster': 'hen',
  'i-chick': 'hen',
  'i-rabbit': 'rabbit',
  'i-fishm': 'fish',
  'i-bee': 'bee',
  'i-seedling': 'leaf',
  'i-sheaf': 'wheat',
  'i-ear': 'wheat',
  'i-applem': 'apple',
  'i-carrotm': 'carrot',
  'i-pot': 'pot',
  'i-nest': 'mushroom',
  'i-sun': 'sun',
  'i-cook': 'pie',
  'i-tractor': 'house',
  'i-shop': 'house',
  'i-wfarmer': 'berry',
  'i-mfarmer': 'sheep',
}
/** Signs of farms by id, where the drawing of the badge shows a person or another trade. */
const OF_FARM: Readonly<Record<number, Motif>> = {
  122: 'leaf',
  126: 'apple',
  133: 'carrot',
  134: 'pine',
  142: 'apple',
  145: 'sun',
  157: 'hen',
  160: 'wheat',
  163: 'pine',
}

/** Initial of a name without the words that many farms share. */
export function initialOf(title: string): string {
  const words = title.match(/[А-ЯЁа-яё]+/gu) ?? []
  const letters = words.filter((word) => !KIND.test(word)).map((word) => word.charAt(0).toUpperCase())
  return [...letters, ...words.map((word) => word.charAt(0).toUpperCase())].find((letter) => letter in INITIALS) ?? 'О'
}

/** Key of the mark of a farm. */
export const markSource = (id: number): string => `mark/${id}.svg`

/** Marks of all farms by their keys. A layout that a mark with the same sign and initial has is not used again. */
export function farmMarks(farms: readonly Marked[]): ReadonlyMap<string, FarmMark> {
  const taken = new Set<string>()
  return new Map(
    farms.map(({ id, title, badge }): [string, FarmMark] => {
      const motif = OF_FARM[id] ?? OF_BADGE[badge.picture] ?? 'leaf'
      const initial = initialOf(title)
      const free = LAYOUTS.map((_, turn) => LAYOUTS[(id + turn) % LAYOUTS.length] ?? 'field').find(
        (one) => !taken.has(`${motif} ${initial} ${one}`),
      )
      if (!free) throw new Error(`no layout is left for a mark of ${motif} and ${initial}`)
      taken.add(`${motif} ${initial} ${free}`)
      return [
        markSource(id),
        { motif, initial, layout: free, hues: [badge.hue, (badge.hue + 30 + (id % 3) * 25) % 360] },
      ]
    }),
  )
}

/** An sRGB colour of a hue, saturation and lightness (0…1), as `#rrggbb`. */
function colorOf(hue: number, saturation: number, lightness: number): string {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const channel = (at: number) => {
    const turn = (at + hue / 30) % 12
    return Math.round((lightness - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))) * 255)
  }
  return `#${[0, 8, 4].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`
}

const stroke = (path: string, color: string, width: number, place: string) =>
  `<path d="${path}" transform="${place}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const disc = (color: string, radius = SIDE / 2) =>
  `<circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="${radius}" fill="${color}"/>`

/** Draws a mark as SVG text on a transparent square. */
export function drawMark({ motif, initial, layout, hues: [deepHue, lightHue] }: FarmMark): string {
  const deep = colorOf(deepHue, 0.52, 0.28)
  const light = colorOf(lightHue, 0.7, 0.9)
  const [ground, pen] = layout === 'ring' || layout === 'dawn' ? [light, deep] : [deep, light]
  const under: Readonly<Record<Layout, string>> = {
    field: '',
    ring: `<circle cx="120" cy="120" r="108" fill="none" stroke="${pen}" stroke-width="7"/>`,
    hill: `<path d="M3 146C60 132 180 132 237 146A120 120 0 0 1 3 146Z" fill="${pen}"/>`,
    dawn: `<path d="M0 120A120 120 0 0 0 240 120Z" fill="${pen}" transform="translate(0 26)" clip-path="url(#d)"/>`,
  }
  const clip = layout === 'dawn' ? '<clipPath id="d"><circle cx="120" cy="94" r="120"/></clipPath>' : ''
  const below = layout === 'hill' || layout === 'dawn' ? ground : pen
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${clip}${disc(ground)}${under[layout]}${stroke(MOTIFS[motif], pen, 6.5, 'translate(66 26) scale(1.08)')}${stroke(INITIALS[initial] ?? '', below, 17, 'translate(99 164) scale(.42)')}</svg>`
}
