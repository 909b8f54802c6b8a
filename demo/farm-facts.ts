import type { DemoOrganization } from './schemas/organization.ts'
import type { DemoRestaurant } from './schemas/restaurant.ts'

const sentences = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n/)

/** Stems of number words, longer ones first. */
const NUMBER_WORDS: readonly (readonly [RegExp, number])[] = [
  ['одиннадцат', 11],
  ['двенадцат', 12],
  ['тринадцат', 13],
  ['четырнадцат', 14],
  ['пятнадцат', 15],
  ['шестнадцат', 16],
  ['семнадцат', 17],
  ['восемнадцат', 18],
  ['девятнадцат', 19],
  ['двадцат', 20],
  ['тридцат', 30],
  ['сорок', 40],
  ['пят(?:ь|и)десят', 50],
  ['шест(?:ь|и)десят', 60],
  ['сем(?:ь|и)десят', 70],
  ['вос(?:емь|ьми)десят', 80],
  ['девяност', 90],
  ['двест|двухсот', 200],
  ['триста|трёхсот', 300],
  ['четыреста|четырёхсот', 400],
  ['пят(?:ь|и)сот', 500],
  ['шест(?:ь|и)сот', 600],
  ['сем(?:ь|и)сот', 700],
  ['вос(?:емь|ьми)сот', 800],
  ['девят(?:ь|и)сот', 900],
  ['ста?$', 100],
  ['тысяч', 1000],
  ['дв(?:а|е|ух|ое)$', 2],
  ['тр(?:и|ёх|ое)$', 3],
  ['четыр(?:е|ёх)$', 4],
  ['пят(?:ь|и)$', 5],
  ['шест(?:ь|и)$', 6],
  ['сем(?:ь|и)$', 7],
  ['вос(?:емь|ьми)$', 8],
  ['девят(?:ь|и)$', 9],
  ['десят(?:ь|и|ок)$', 10],
].map(([start, value]) => [new RegExp(`^(?:${start})`, 'iu'), value as number] as const)

function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  return NUMBER_WORDS.find(([start]) => start.test(word))?.[1] ?? null
}

/** Kinds of animals that texts count; `head` matches any livestock. */
const ANIMALS = {
  goat: /^коз(?:[аыуе]|ой|ам|ами|ах)?$/iu,
  cow: /^коров(?:[аыуе]|ой|ам|ами|ах)?$/iu,
  sheep: /^(?:ов(?:ец|ц[аыуе]|цам|цами)|овцематок)$/iu,
  hen: /^(?:кур(?:ы|иц\S*)?|несушек|несушки)$/iu,
  goose: /^гус(?:ей|и|ям|ями)$/iu,
  pig: /^(?:свиней|свиньи|свиноматок)$/iu,
  hive: /^(?:улей|улья|ульев|пчелосемей)$/iu,
  head: /^голов$/iu,
}
type Animal = keyof typeof ANIMALS
const animalOf = (word: string): Animal | null =>
  (Object.keys(ANIMALS) as Animal[]).find((animal) => ANIMALS[animal].test(word)) ?? null
/** Foods counted in heads that are not animals. */
const NO_HERD = /^(?:сыр|чеснок|капуст|сахар|лук)/iu
/** Maximum number of words between a number and its animal: «девяносто наших коз». */
const MAX_BETWEEN = 2

export interface Herd {
  readonly animal: Animal
  readonly count: number
}

/** Numbers of animals in a text: «сорок коз», «коров у нас восемнадцать». */
export function herdsIn(text: string): Herd[] {
  return sentences(text)
    .flatMap((sentence) => sentence.split(/[,:;—]/u))
    .flatMap((clause) => {
      const words = clause.match(/[а-яё]+|\d+/giu) ?? []
      const counts = words.flatMap((word, at) => {
        const value = numberOf(word)
        // in «двадцать шесть» the number begins at the first word
        if (value === null || (at > 0 && numberOf(words[at - 1] ?? '') !== null)) return []
        const next = numberOf(words[at + 1] ?? '')
        return [{ at, end: next === null ? at : at + 1, count: value + (next ?? 0) }]
      })
      return words.flatMap((word, at): Herd[] => {
        const animal = animalOf(word)
        if (!animal || (animal === 'head' && NO_HERD.test(words[at + 1] ?? ''))) return []
        const before = counts.findLast(({ end }) => end < at && at - end <= MAX_BETWEEN + 1)
        const last = counts.find(({ end, at: from }) => from > at && end === words.length - 1)
        const found = before ?? last
        return found ? [{ animal, count: found.count }] : []
      })
    })
}

/** Words of titles that many farms share. */
const GENERIC =
  /^(?:Сыроварня|Сыродельня|Ферма|Хозяйство|Хутор|Пасека|Огород|Двор|Артель|Пельменная|Мельница|Мастерская|Пекарня|Птичий|Птичий двор|Коптильня|Кухня|Пироги|Сады|Теплицы|Рыбхоз|Чайная|Калачная|Бахча|у|на|в|для)$/u
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2))

/**
 * Pattern that matches the farm's title in any grammatical case, from the words unique to the title; null = the title
 * has no such words.
 */
export function namePattern(title: string): RegExp | null {
  const own = (/«([^»]+)»/u.exec(title)?.[1] ?? title).split(' ').filter((word) => !GENERIC.test(word))
  if (own.length === 0) return null
  return new RegExp(`(?<![А-ЯЁа-яё])${own.map((word) => `${stemOf(word)}[а-яё]*`).join('[ \\u00A0]')}`, 'u')
}

/** Sentences that state another number of animals than the farm's facts. */
export function otherHerds(farm: Pick<DemoOrganization, 'title' | 'tagline' | 'story'>, text: string): string[] {
  const name = namePattern(farm.title)
  const naming = sentences(text).filter((sentence) => name?.test(sentence))
  if (naming.length === 0) return []
  const own = herdsIn([farm.tagline, ...farm.story].join('\n'))
  return naming.filter((sentence) => {
    return herdsIn(sentence).some(({ animal, count }) => {
      const same = own.filter((one) => one.animal === animal || one.animal === 'head')
      return same.length > 0 && !same.some((one) => one.count === count)
    })
  })
}

const placesOf = ({ place }: DemoOrganization): string[] =>
  `${place.city ?? ''} ${place.settlement ?? ''}`.match(/[А-ЯЁ][а-яё]+/gu) ?? []

const TAKEN_FROM = /(?:берём|покупаем|привозят|возит|везут)/iu
const PERSON = /(?<![а-яё])у ([А-ЯЁ][а-яё]+)/gu

/**
 * Lists false origins in the texts of a restaurant: a farm that does not sell the named goods, an unknown farm, and a
 * story that names another farm than the dish.
 */
export function wrongOrigins(restaurant: DemoRestaurant, farms: readonly DemoOrganization[]): string[] {
  const goodsOf = (farm: DemoOrganization) =>
    farm.products.map(({ title, composition }) => `${title} ${composition ?? ''}`.toLowerCase()).join('\n')
  const supplies = restaurant.story.flatMap(sentences).filter((sentence) => TAKEN_FROM.test(sentence))
  const strangers = supplies.flatMap((sentence) =>
    [...sentence.matchAll(PERSON)].flatMap(([phrase, name = '']) =>
      farms.some(({ title, owner }) => `${title} ${owner}`.includes(stemOf(name))) ? [] : [phrase],
    ),
  )
  const origins = restaurant.menu.flatMap(({ dishes }) =>
    dishes.flatMap((dish) => (dish.origins ?? []).map((origin) => ({ dish, ...origin }))),
  )
  const wrong = origins.flatMap(({ dish, farmer, what }) => {
    const farm = farms.find(({ id }) => id === farmer)
    if (!farm) return [`${dish.title}: ${farmer}`]
    const words = what.split(/, | и /u)
    const missing = words.filter((word) => !goodsOf(farm).includes(stemOf(word).toLowerCase()))
    const name = namePattern(farm.title)
    const others = supplies.filter(
      (sentence) =>
        words.some((word) => sentence.toLowerCase().includes(stemOf(word).toLowerCase())) &&
        !name?.test(sentence) &&
        !placesOf(farm).some((place) => sentence.includes(stemOf(place))),
    )
    return [...missing.map((word) => `${dish.title}: ${word} — ${farm.title}`), ...others]
  })
  return [...strangers, ...wrong]
}
