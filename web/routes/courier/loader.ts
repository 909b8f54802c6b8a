import { courierHeaders, createCourierApi } from '../../data/courier/courier-api.ts'
import { loading } from '../../platform/loading/loading.ts'

/** What the link opens; 404 when it opens nothing. */
export const loader = loading(async ({ shop, params }) => {
  const token = params.token ?? ''
  return { token, day: await createCourierApi(shop.send).getCourierDay({ headers: courierHeaders(token) }) }
})
