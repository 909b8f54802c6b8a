import { courierHeaders, createCourierApi } from '../../data/courier/courier-api.ts'
import { loading } from '../../platform/loading/loading.ts'

/** The day of a link; 404 for an invalid one. */
export const loader = loading(async ({ shop, params }) => {
  const token = params.token ?? ''
  return { token, day: await createCourierApi(shop.send).getCourierDay({ headers: courierHeaders(token) }) }
})
