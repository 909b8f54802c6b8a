import { eventMistakes, type FestivalEvent, type FestivalGround, groundMistakes } from '../festival/festival.ts'
import type { FestivalLook } from '../festival/looks.ts'
import type { RecipeDetails } from '../recipes/written-recipe.ts'
import type { Occasion } from '../seasons/occasion.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'
import type { ShelfPlace } from './home-shelves.ts'
import { categoryOfLink, isMenuLink } from './menu-links.ts'

/** Sorts of pieces of the shop that the office writes as versions, besides banners, texts and recipes. */
export const PIECE_SORTS = ['shelf', 'menu', 'festival'] as const
export type PieceSort = (typeof PIECE_SORTS)[number]

/** Maximum products of a picked shelf, and the number below which a shelf is not shown. */
export const MAX_PICKED = 24
export const FEWEST_ON_SHELF = 3

/** Content of a shelf: chosen products, or those that a rule finds at the visitor's place. */
export type ShelfPick =
  | { readonly by: 'goods'; readonly productIds: readonly number[] }
  | { readonly by: 'category'; readonly categoryId: number }
  | { readonly by: 'newest' | 'season' }

export interface WrittenShelf {
  readonly sort: 'shelf'
  readonly title: string
  /** Null = the Russian title is shown. */
  readonly titleEn: string | null
  readonly place: ShelfPlace
  readonly pick: ShelfPick
  readonly regionCodes: readonly string[]
  readonly startsAt: string | null
  readonly endsAt: string | null
  /** The yearly occasion on whose days the shelf is shown; null or absent = on every day. */
  readonly occasion?: Occasion | null | undefined
}

/** Lists of links of the shop; a published menu stands in place of the usual links, `footer-more` is a further column. */
export const MENU_PLACES = ['header', 'footer-customers', 'footer-sellers', 'footer-nearby', 'footer-more'] as const
export type MenuPlace = (typeof MENU_PLACES)[number]

export interface WrittenMenu {
  readonly sort: 'menu'
  readonly place: MenuPlace
  readonly title: string
  readonly titleEn: string | null
  readonly links: readonly {
    readonly title: string
    readonly titleEn: string | null
    readonly href: string
    readonly isShown: boolean
  }[]
}

/** A ground as it is written; its time zone is that of its region. */
export interface WrittenGround extends Omit<FestivalGround, 'timeZone'> {
  /** Identifies the ground in all versions of its festival. */
  readonly key: number
  readonly events: readonly FestivalEvent[]
  readonly stands: readonly { readonly organizationId: number; readonly number: number }[]
}

export interface WrittenFestival {
  readonly sort: 'festival'
  readonly title: string
  readonly lead: string
  readonly look: FestivalLook
  /** Texts under the title before, during and after the festival; empty = the usual one. */
  readonly before: string
  readonly during: string
  readonly after: string
  readonly grounds: readonly WrittenGround[]
}
export type WrittenPiece = WrittenShelf | WrittenMenu | WrittenFestival

/** The piece of a version of content; null = a version of something else, or of another sort than the asked one. */
export const pieceOfFields = <Sort extends PieceSort>(
  { details }: { readonly details?: RecipeDetails | WrittenPiece | null },
  sort?: Sort,
): Extract<WrittenPiece, { readonly sort: Sort }> | null =>
  details && 'sort' in details && (sort === undefined || details.sort === sort)
    ? (details as Extract<WrittenPiece, { readonly sort: Sort }>)
    : null

/** Mistakes of a menu: links that lead neither to a page of the market or a category nor to another secure site. */
export const menuMistakes = ({ links }: WrittenMenu, categoryKeys: ReadonlySet<string>): FieldMistakes =>
  Object.fromEntries(
    links.flatMap(({ href }, index) => {
      const category = categoryOfLink(href)
      const leads = category === null ? isMenuLink(href) : categoryKeys.has(category)
      return leads ? [] : [[`links.${index}.href`, 'wrongValue' as const]]
    }),
  )

/** Mistakes of the moments of a shelf; a draft may not have them either. */
export const momentMistakes = ({ startsAt, endsAt }: Pick<WrittenShelf, 'startsAt' | 'endsAt'>): FieldMistakes =>
  startsAt && endsAt && new Date(endsAt) <= new Date(startsAt) ? { endsAt: 'tooSmall' } : {}

/** Mistakes of a shelf whose products or category the market does not have. */
export function shelfMistakes(
  { pick }: WrittenShelf,
  known: { readonly products: ReadonlySet<number>; readonly categories: ReadonlySet<number> },
): FieldMistakes {
  if (pick.by === 'category') return known.categories.has(pick.categoryId) ? {} : { 'pick.categoryId': 'wrongValue' }
  if (pick.by !== 'goods') return {}
  if (pick.productIds.length < FEWEST_ON_SHELF) return { 'pick.productIds': 'tooShort' }
  return pick.productIds.every((id) => known.products.has(id)) ? {} : { 'pick.productIds': 'wrongValue' }
}

/** Mistakes of a festival that is to be shown. */
export function festivalMistakes(
  { lead, grounds }: WrittenFestival,
  timeZoneOf: (regionCode: string) => string,
  sellers: ReadonlySet<number>,
): FieldMistakes {
  const repeated = <Item>(items: readonly Item[], index: number) => items.indexOf(items[index] as Item) < index
  const keys = grounds.map(({ key }) => key)
  const under = (path: string, mistakes: FieldMistakes) =>
    Object.entries(mistakes).map(([name, mistake]) => [`${path}.${name}`, mistake] as const)
  return {
    ...(lead.trim() === '' && { lead: 'required' as const }),
    ...(grounds.length === 0 && { grounds: 'required' as const }),
    ...Object.fromEntries(
      grounds.flatMap(({ key: _key, events, stands, ...ground }, index) => {
        const path = `grounds.${index}`
        const farms = stands.map(({ organizationId }) => organizationId)
        const numbers = stands.map(({ number }) => number)
        return [
          ...(repeated(keys, index) ? [[`${path}.title`, 'taken'] as const] : []),
          ...under(path, groundMistakes({ ...ground, timeZone: timeZoneOf(ground.regionCode) })),
          ...events.flatMap((event, at) => under(`${path}.events.${at}`, eventMistakes(event, ground))),
          ...stands.flatMap(({ organizationId }, at) => [
            ...(repeated(numbers, at) ? [[`${path}.stands.${at}.number`, 'taken'] as const] : []),
            ...(repeated(farms, at)
              ? [[`${path}.stands.${at}.organizationId`, 'taken'] as const]
              : sellers.has(organizationId)
                ? []
                : [[`${path}.stands.${at}.organizationId`, 'wrongValue'] as const]),
          ]),
        ]
      }),
    ),
  }
}
