import { useRootData } from '../../platform/loading/root-data.ts'
import { restaurantAddresses } from './addresses.ts'

/** Addresses of a restaurant on this site. */
export const useRestaurantAddresses = (id: number) => restaurantAddresses(useRootData().site, id)
