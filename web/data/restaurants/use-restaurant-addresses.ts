import { useRootData } from '../../platform/loading/root-data.ts'
import { restaurantAddresses } from './addresses.ts'

/** Where the pages of a restaurant lie on this site. */
export const useRestaurantAddresses = (id: number) => restaurantAddresses(useRootData().site, id)
