import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { JsonLd } from '../../ui/json-ld.tsx'

export function FarmerJsonLd({ farmer }: { farmer: Farmer }) {
  const absolute = useAbsoluteUrl()
  const { site } = useRootData()
  const { rating, reviewsCount, farmPlace } = farmer
  return (
    <JsonLd
      data={{
        '@type': 'LocalBusiness',
        name: farmer.title,
        description: farmer.tagline,
        url: absolute(farmAddresses(site, farmer.id).goods),
        image: absolute(farmer.imageUrl),
        address: farmer.place,
        geo: {
          '@type': 'GeoCoordinates',
          latitude: farmPlace.place.coords.latitude,
          longitude: farmPlace.place.coords.longitude,
        },
        ...(rating !== null &&
          reviewsCount > 0 && {
            aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: reviewsCount },
          }),
      }}
    />
  )
}
