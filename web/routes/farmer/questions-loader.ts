import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'
import { shownOrganizationId } from './organization-id.ts'
import { requireShopPage } from './require-shop-page.ts'

export const loader = loading(async ({ shop, params, signal }) => {
  requireShopPage(shop.site, 'questions')
  const id = shownOrganizationId(shop.site, params.id) ?? notFound()
  const [farmer, questions] = await Promise.all([
    shop.api.catalog.getFarmer({ params: { id }, query: locationQueryOf(shop.location), signal }),
    shop.api.questions.listFarmerQuestions({ params: { id }, signal }),
  ])
  return { farmer, questions }
})
