import { MAP_CARDS } from '@okolitsa/domain/catalog/farm-map.ts'
import { placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { askFarmMap } from '../../data/farm-map/queries.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { parseMapState } from '../../features/farm-map/map-state.ts'
import { loading } from '../../platform/loading/loading.ts'
import { boundsAround } from '../../ui/point-map/map-bounds.ts'

/** A common window size for a list that is nearly right before the map reports its area. */
const WINDOW = { width: 900, height: 640 }

/** Farms around the visitor, or in the area of the URL. */
export const loader = loading(async ({ shop, url, signal }) => {
  const state = parseMapState(url.searchParams)
  const { at } = state
  const [answer, categories, place] = await Promise.all([
    askFarmMap(
      shop.api,
      {
        ...state,
        location: shop.location,
        bounds: at && boundsAround(at.centre, at.zoom, WINDOW),
        perPage: MAP_CARDS,
      },
      signal,
    ),
    shop.api.catalog.listFarmerCategories({ query: locationQueryOf(shop.location), signal }),
    at
      ? shop.api.geo
          .placeAt({ params: { lat: at.centre.latitude, lon: at.centre.longitude }, signal })
          // the name is optional
          .then(
            ({ place }) => place && placeNameOf(place),
            () => null,
          )
      : placeNameOf(shop.location),
  ])
  return { state, answer, categories: categories.items, place }
})
