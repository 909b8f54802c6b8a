import type { PackName } from './pictures/pack-words.ts'
import type { DemoOrganization, DemoProduct } from './schemas/organization.ts'
import type { DemoQuestion, DemoReview } from './schemas/text.ts'

/**
 * Claims that food heals or spares an organ. The law forbids such claims for products that are not medicines. A
 * question to a doctor is not a claim.
 */
const HEALTH =
  /(?:лечит|лечебн|целебн|укрепля\S+ (?:иммун|здоров|сосуд|сердц|нерв)|иммунитет|(?:при|от) (?:простуд|кашл|диабет|гастрит|давлени|бессонниц|изжог|всех болезней)|береж\S+ (?:почк|печень|желуд|сердц)|(?:желудку|печени|сердцу|почкам|здоровью) (?:легко|полезн)|полез\S+ (?:для|при) (?:здоров|желуд|печен|поч|сердц|сосуд|иммун|пищевар)|диетическ|сниж\S+ (?:холестерин|давление|сахар)|витамин|аллерги\S+ подош|спится крепче|детокс|(?:токсин|шлак)|антиоксидант|омолаж|похуде)/giu

export const healthClaims = (text: string): string[] => text.match(HEALTH) ?? []

const DAYS = { час: 1 / 24, сут: 1, дн: 1, ден: 1, недел: 7, месяц: 30, год: 365, лет: 365 }
const NUMBERS: Readonly<Record<string, number>> = {
  полтора: 1.5,
  один: 1,
  одни: 1,
  одну: 1,
  два: 2,
  две: 2,
  двое: 2,
  три: 3,
  трое: 3,
  четыре: 4,
  четверо: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  двенадцать: 12,
}
const SPAN = /(?:(\d+|[а-яё]+)[ \u00A0])?(?<![а-яё])((час|сут|дн|ден|недел|месяц|год|лет)[а-яё]*)/giu
const KEEPING = /хран|годност|срок|держится|живёт|лежит|стоит|свеж[ие]/iu
/**
 * Sentences about the production process, about a day counted back from the expiry date, or about the time after
 * opening.
 */
const OTHERWISE = /тест|погреб|до срока|открыт|дата|мытая|проточк|под (?:за)?рукой/iu

/** Length of a time span in days; null = the span has no number. */
function daysOf([, number, unit = '', stem = '']: RegExpMatchArray): number | null {
  const one = DAYS[stem.toLowerCase() as keyof typeof DAYS]
  if (number === undefined) return one
  const count = /^\d/.test(number) ? Number(number) : NUMBERS[number.toLowerCase()]
  // the number of a year is not a time span
  if (count !== undefined && count > 100 && stem.toLowerCase() === 'год') return null
  // the word before «неделю» or «месяц» is not a number: the span is one week or one month
  return count === undefined ? (/^(?:неделю|месяц|год|сутки|день)$/iu.test(unit) ? one : null) : count * one
}
const spansIn = (text: string): number[] =>
  [...text.matchAll(SPAN)].map(daysOf).filter((days): days is number => days !== null)

const sentences = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n/)

/** Sentences that state a longer shelf life than the product's table does. */
export function keptLonger(text: string, shelfLife: string): string[] {
  const most = Math.max(...spansIn(shelfLife))
  return sentences(text).filter(
    (one) =>
      KEEPING.test(one) && !OTHERWISE.test(one) && spansIn(one).some((days) => days >= 1 && days > most * 1.05 + 0.5),
  )
}

/** Sentences that state a shelf life other than that of the product's table. */
export function otherTerm(text: string, shelfLife: string): string[] {
  const most = Math.max(...spansIn(shelfLife))
  return sentences(text).filter(
    (one) =>
      /срок(?! до)|годност|хранится/iu.test(one) &&
      !OTHERWISE.test(one) &&
      spansIn(one).some((days) => Math.abs(days - most) > most * 0.05 + 0.5),
  )
}

const STARTS = (...starts: string[]) => new RegExp(`^(?:${starts.join('|')})`)
/** Patterns of container names, each with the pattern of the packs that match it. */
const CONTAINERS: readonly (readonly [RegExp, RegExp])[] = [
  [/бутыл/iu, STARTS('bottle')],
  [/(?:в|на|из) (?:стекле|стекла|стекло)(?![а-яё])/iu, STARTS('bottle', 'jar')],
  [/банк[аиеу](?![а-яё])/iu, STARTS('jar', 'tin')],
  [/пакет(?!ик)/iu, STARTS('pouch', 'paper-bag', 'pillow', 'carton', 'parcel')],
  [/короб/iu, STARTS('box', 'pie-box', 'egg', 'cake')],
]
/** Opaque packs. When the pack is transparent, the texts may name any container. */
const PACKED = STARTS(
  'jar',
  'bottle',
  'carton',
  'tub',
  'tin$',
  'box$',
  'paper-bag',
  'pouch',
  'pillow',
  'pie-box',
  'tray',
)
/** Sentences about another container: an enclosed one, one for cooking, one at home. */
const OTHER_CONTAINER =
  /отдельно|набор|кефир в|внутри|на (?:трёх|три)|хранить|банк[уе] (?:в кастрюлю|огурцов)|в один слой|не из|не в /iu

/** Containers that a text names and the picture does not show. */
export function otherContainers(text: string, pack: PackName | null): string[] {
  if (pack === null || !PACKED.test(pack)) return []
  return sentences(text).filter(
    (one) => !OTHER_CONTAINER.test(one) && CONTAINERS.some(([word, packs]) => word.test(one) && !packs.test(pack)),
  )
}

/** Stems of month names, in any case. */
const MONTHS = 'январ|феврал|март|апрел|ма[йея](?![а-яё])|июн|июл|август|сентябр|октябр|ноябр|декабр'.split('|')
const TAKEN = /(?:бер[её]м|снимаем|собираем|бьём|вызревает|созревает|доим|копаем|выкапываем|пеку|печём|ловим)/iu

/** Months (1…12) in which the text says the product is harvested; every month of a span is included. */
export const monthsTaken = (text: string): number[] =>
  sentences(text)
    .filter((one) => TAKEN.test(one))
    .flatMap((one) => MONTHS.flatMap((month, index) => (new RegExp(month, 'iu').test(one) ? [index + 1] : [])))

/** Reviews of a farm's products and questions about them with the answers, each with its product. */
export const opinionsOf = (
  opinions: readonly (DemoReview | DemoQuestion)[],
  { products }: DemoOrganization,
): [DemoProduct, string][] =>
  opinions.flatMap(({ product: number = 0, text, answer }): [DemoProduct, string][] => {
    const product = products[number - 1]
    return product ? [[product, answer ? `${text} => ${answer}` : text]] : []
  })
