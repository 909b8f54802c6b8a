import { useRootData } from '../../platform/loading/root-data.ts'
import { restaurantAddresses } from './addresses.ts'

export const useRestaurantAddresses = (id: number) => restaurantAddresses(useRootData().site, id)
