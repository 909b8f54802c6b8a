import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import { useAbsoluteUrl } from '../../app/use-absolute-url.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { farmerPath } from './addresses.ts'

/** The farm for search engines. */
export function FarmerJsonLd({ farmer }: { farmer: Farmer }) {
  const absolute = useAbsoluteUrl()
  const { rating, reviewsCount, farmPlace } = farmer
  return (
    <JsonLd
      data={{
        '@type': 'LocalBusiness',
        name: farmer.title,
        description: farmer.tagline,
        url: absolute(farmerPath(farmer.id)),
        image: absolute(farmer.imageUrl),
        address: farmer.place,
        geo: {
          '@type': 'GeoCoordinates',
          latitude: farmPlace.place.coords.latitude,
          longitude: farmPlace.place.coords.longitude,
        },
        ...(rating !== null &&
          reviewsCount > 0 && {
            aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviewsCount },
          }),
      }}
    />
  )
}
