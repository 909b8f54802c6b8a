import type { DemoRate } from '../../model.ts'
import type {
  DemoDish,
  DemoHours,
  DemoMenuSection,
  DemoOption,
  DemoOptionGroup,
  DemoRestaurant,
} from '../../restaurant-model.ts'

/** Every day of the week. */
export const DAILY = [1, 2, 3, 4, 5, 6, 7]
export const WEEKDAYS = [1, 2, 3, 4, 5]
export const WEEKEND = [6, 7]

export const hours = (weekdays: number[], from: string, to: string): DemoHours => ({ weekdays, from, to })

/** A dish without its slug: that is made of the title and the restaurant. */
type WrittenDish = Omit<DemoDish, 'slug'>
type Allergen = NonNullable<DemoDish['allergens']>[number]

/**
 * A dish in one line of a menu.
 * @param per100 kcal, protein, fat and carbohydrates of 100 g
 * @param allergens their words with spaces between
 */
export const dish = (
  title: string,
  picture: string,
  price: number,
  measure: number,
  per100: readonly [kcal: number, protein: number, fat: number, carbs: number],
  description: string,
  composition: string,
  allergens = '',
  more: Partial<WrittenDish> = {},
): WrittenDish => ({
  title,
  picture,
  price,
  unit: 'г',
  measure,
  description,
  composition,
  nutrition: { kcal: per100[0], protein: per100[1], fat: per100[2], carbs: per100[3] },
  ...(allergens && { allergens: allergens.split(' ') as Allergen[] }),
  popularity: 500,
  ageDays: 200,
  ...more,
})

/** Several dishes at the price of less. */
export const combo = (
  title: string,
  picture: string,
  price: number,
  description: string,
  groups: DemoOptionGroup[],
  more: Partial<WrittenDish> = {},
): WrittenDish => ({
  title,
  picture,
  price,
  unit: 'шт',
  measure: 1,
  description,
  composition: 'состав — у каждого блюда набора',
  popularity: 640,
  ageDays: 150,
  groups,
  ...more,
})

type WrittenOption = string | [title: string, price: number] | [title: string, price: number, note: string] | DemoOption

const option = (written: WrittenOption): DemoOption => {
  if (typeof written === 'string') return { title: written }
  if (!Array.isArray(written)) return written
  const [title, price, note] = written
  return { title, ...(price > 0 && { price }), ...(note && { note }) }
}

/** Exactly one of them; the first is set beforehand. */
export const oneOf = (title: string, ...options: WrittenOption[]): DemoOptionGroup => ({
  title,
  least: 1,
  most: 1,
  options: options.map((written, index) => ({ ...option(written), ...(index === 0 && { isDefault: true }) })),
})

/** As many as `most` of them, or none. */
export const upTo = (title: string, most: number, ...options: WrittenOption[]): DemoOptionGroup => ({
  title,
  least: 0,
  most,
  options: options.map(option),
})

interface WrittenSection {
  title: string
  dishes: WrittenDish[]
  note?: string
  served?: DemoHours
}

export const section = (
  title: string,
  dishes: WrittenDish[],
  more: Pick<WrittenSection, 'note' | 'served'> = {},
): WrittenSection => ({ title, dishes, ...more })

/** What the kitchens of the demo do not share. */
interface Written
  extends Pick<
      DemoRestaurant,
      | 'id'
      | 'slug'
      | 'title'
      | 'tagline'
      | 'story'
      | 'owner'
      | 'legal'
      | 'kitchens'
      | 'address'
      | 'preparationMinutes'
      | 'priceLevel'
      | 'hours'
      | 'popularity'
      | 'ageDays'
      | 'picture'
      | 'badge'
    >,
    Partial<Pick<DemoRestaurant, 'kitchenNote' | 'exceptions' | 'acceptMinutes' | 'workWithSubscriptions'>> {
  city: string
  region: string
  regionCode: string
  point: [lat: number, lon: number]
  timeZone: string
  rates: DemoRate[]
  /** The customer may come for it; they may when absent. */
  hasPickup?: boolean
  menu: WrittenSection[]
}

/** The courier goes so far, at one price. */
export const around = (
  title: string,
  [lat, lon]: readonly [number, number],
  km: number,
  [price, minSum, freeFrom]: readonly [price: number, minSum: number, freeFrom: number | null],
): DemoRate => ({
  title,
  price,
  minSum,
  freeFrom,
  areas: [{ kind: 'radius', center: { lat, lon }, km }],
  isDefault: true,
})

/** A restaurant as it is loaded. */
export function written({
  city,
  region,
  regionCode,
  point,
  timeZone,
  hasPickup = true,
  menu,
  ...own
}: Written): DemoRestaurant {
  const place = { lat: point[0], lon: point[1] }
  const number = `ЕАЭС N RU Д-RU.РА0${own.id % 9}.В.${own.id}01/26`
  return {
    documents: [
      { kind: 'declaration', title: 'Декларация о соответствии кулинарной продукции', number, validTo: null },
    ],
    paymentMethods: ['rbs', 'sbp', 'cashondelivery'],
    workWithSubscriptions: false,
    ...own,
    place: { city, settlement: null, region, regionCode, point: place, timeZone },
    pickups: hasPickup
      ? [{ title: own.title, address: own.address, city, regionCode, point: place, hours: counterHours(own.hours) }]
      : [],
    menu: menu.map(
      ({ dishes, ...rest }): DemoMenuSection => ({
        ...rest,
        dishes: dishes.map((each) => ({ ...each, slug: `${inLatin(each.title)}-${own.id}` })),
      }),
    ),
  }
}

/** Hours of the counter: of one day, from the first opening to the last closing or to midnight. */
const counterHours = (open: readonly DemoHours[]): DemoHours[] =>
  [...Map.groupBy(open, ({ weekdays }) => weekdays.join()).values()].flatMap((spans) => {
    const [first] = spans
    if (!first) return []
    const [from = first.from] = spans.map((span) => span.from).sort()
    const to =
      spans
        .map((span) => (span.to <= span.from ? '23:59' : span.to))
        .sort()
        .at(-1) ?? first.to
    return [{ weekdays: first.weekdays, from, to }]
  })

/** Slug of a dish of a combo, named by its title. */
export const slugOf = (title: string, id: number): string => `${inLatin(title)}-${id}`

// biome-ignore format: an alphabet reads as one
const LATIN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'j', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '',
  ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
}

const inLatin = (title: string): string =>
  [...title.toLowerCase()]
    .map((letter) => LATIN[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
