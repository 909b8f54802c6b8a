import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { restaurantPath } from '../../data/restaurants/addresses.ts'
import { type Loading, loading, moved, notFound } from '../../platform/loading/loading.ts'
import { loadGoods } from './load-goods.ts'
import { organizationIdIn } from './organization-id.ts'

export const loader = loading(async (args) => {
  const id = organizationIdIn(args.params.id) ?? notFound()
  const { slug } = args.params
  try {
    return await loadGoods(args, id, slug)
  } catch (error) {
    // orders, payments and chats link to a seller by id alone
    const isNoFarm = isApiProblem(error) && error.problem.status === 404
    if (isNoFarm && slug === undefined && (await isRestaurant(args, id))) moved(restaurantPath(id))
    throw error
  }
})

const isRestaurant = ({ shop, signal }: Loading, id: number): Promise<boolean> =>
  shop.api.restaurants.restaurant({ params: { id }, query: locationQueryOf(shop.location), signal }).then(
    () => true,
    () => false,
  )
