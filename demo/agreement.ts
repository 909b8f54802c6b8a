import type { DemoOrganization, DemoProduct } from './model.ts'
import type { PackName } from './pictures/pack-words.ts'
import type { DemoQuestion, DemoReview } from './text-model.ts'

/**
 * Claims that food heals or protects an organ: advertising law forbids them for anything but medicine. Advice to ask a
 * doctor is not a claim.
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
/** Words of production, of days before the expiry, of the time after opening. */
const OTHERWISE = /тест|погреб|до срока|открыт|дата|мытая|проточк|под (?:за)?рукой/iu

/** Length of a period in days; null = no number. */
function daysOf([, number, unit = '', stem = '']: RegExpMatchArray): number | null {
  const one = DAYS[stem.toLowerCase() as keyof typeof DAYS]
  if (number === undefined) return one
  const count = /^\d/.test(number) ? Number(number) : NUMBERS[number.toLowerCase()]
  // the number of a year is not a period
  if (count !== undefined && count > 100 && stem.toLowerCase() === 'год') return null
  // the word before «неделю» or «месяц» is not a number: it means one of them
  return count === undefined ? (/^(?:неделю|месяц|год|сутки|день)$/iu.test(unit) ? one : null) : count * one
}
const spansIn = (text: string): number[] =>
  [...text.matchAll(SPAN)].map(daysOf).filter((days): days is number => days !== null)

const sentences = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n/)

/** Sentences that promise a longer shelf life than the product's field. */
export function keptLonger(text: string, shelfLife: string): string[] {
  const most = Math.max(...spansIn(shelfLife))
  return sentences(text).filter(
    (one) =>
      KEEPING.test(one) && !OTHERWISE.test(one) && spansIn(one).some((days) => days >= 1 && days > most * 1.05 + 0.5),
  )
}

/** Sentences with another shelf life than the product's field. */
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
/** Container words of a text → packs that match. */
const CONTAINERS: readonly (readonly [RegExp, RegExp])[] = [
  [/бутыл/iu, STARTS('bottle')],
  [/(?:в|на|из) (?:стекле|стекла|стекло)(?![а-яё])/iu, STARTS('bottle', 'jar')],
  [/банк[аиеу](?![а-яё])/iu, STARTS('jar', 'tin')],
  [/пакет(?!ик)/iu, STARTS('pouch', 'paper-bag', 'pillow', 'carton', 'parcel')],
  [/короб/iu, STARTS('box', 'pie-box', 'egg', 'cake')],
]
/** Packaged products; unpackaged ones may be described in any container. */
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
/** Words of accompaniment, cooking and use at home. */
const BESIDE =
  /отдельно|набор|кефир в|внутри|на (?:трёх|три)|хранить|банк[уе] (?:в кастрюлю|огурцов)|в один слой|не из|не в /iu

/** Containers of a text that differ from the picture. */
export function otherContainers(text: string, pack: PackName | null): string[] {
  if (pack === null || !PACKED.test(pack)) return []
  return sentences(text).filter(
    (one) => !BESIDE.test(one) && CONTAINERS.some(([word, packs]) => word.test(one) && !packs.test(pack)),
  )
}

/** Beginnings of the names of months, for any case. */
const MONTHS = 'январ|феврал|март|апрел|ма[йея](?![а-яё])|июн|июл|август|сентябр|октябр|ноябр|декабр'.split('|')
const TAKEN = /(?:бер[её]м|снимаем|собираем|бьём|вызревает|созревает|доим|копаем|выкапываем|пеку|печём|ловим)/iu

/** Harvest months of a text, 1…12; a period has its ends. */
export const monthsTaken = (text: string): number[] =>
  sentences(text)
    .filter((one) => TAKEN.test(one))
    .flatMap((one) => MONTHS.flatMap((month, index) => (new RegExp(month, 'iu').test(one) ? [index + 1] : [])))

/** Reviews of a farm's products, or questions with answers, each with its product. */
export const saidOf = (
  said: readonly (DemoReview | DemoQuestion)[],
  { products }: DemoOrganization,
): [DemoProduct, string][] =>
  said.flatMap(({ product: number = 0, text, answer }): [DemoProduct, string][] => {
    const product = products[number - 1]
    return product ? [[product, answer ? `${text} => ${answer}` : text]] : []
  })
