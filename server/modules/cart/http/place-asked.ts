import { type DeliveryPlace, placeOfQuery } from '../../delivery/index.ts'

/**
 * The place named by location parameters; null when there are none: a cart has a place of its own.
 * @throws {Refusal} BAD_REQUEST when only a part is given
 */
export const placeAsked = (query: Parameters<typeof placeOfQuery>[0]): DeliveryPlace | null =>
  [query.regionId, query.city, query.latitude, query.longitude].every((part) => part === undefined)
    ? null
    : placeOfQuery(query)
