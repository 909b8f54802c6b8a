import { loading, notFound } from '../../platform/loading/loading.ts'
import { organizationIdIn } from '../farmer/organization-id.ts'
import { loadRestaurant } from './load-restaurant.ts'

export const loader = loading(async (args) => {
  const data = await loadRestaurant(args, organizationIdIn(args.params.id) ?? notFound())
  const section = data.restaurant.sections.find(({ slug }) => slug === args.params.slug)
  return { ...data, section: section ?? notFound() }
})
