import { loading, notFound } from '../../platform/loading/loading.ts'
import { organizationIdIn } from '../farmer/organization-id.ts'
import { loadRestaurant } from './load-restaurant.ts'

export const loader = loading((args) => loadRestaurant(args, organizationIdIn(args.params.id) ?? notFound()))
