import type { FarmerSorting } from '@okolitsa/contracts/catalog/listing.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'

export const RANKING_PATH = '/office/promotion/ranking'
/** Orders of the list of farms. */
export const FARM_SORTINGS = Object.keys(farmersText.sorting) as FarmerSorting[]
/** Lists whose order is explained. */
export const RANKED_LISTS = ['goods', 'farms', 'dishes'] as const

export interface RankingAsked {
  readonly list: (typeof RANKED_LISTS)[number]
  readonly phrase: string
  /** 0 = all goods. */
  readonly categoryId: number
  readonly sorting: FarmerSorting
  /** Null = the market's default place. */
  readonly place: Location | null
}

/** Parameters of the page, without those that have their default. */
export const rankingParameters = ({ list, phrase, categoryId, sorting, place }: RankingAsked) => ({
  ...(list !== 'goods' && { of: list }),
  ...(phrase !== '' && list !== 'farms' && { search: phrase }),
  ...(categoryId > 0 && list === 'goods' && { category: String(categoryId) }),
  ...(sorting !== 'popularity' && list === 'farms' && { sorting }),
  ...(place && { at: encodeLocation(place) }),
})
