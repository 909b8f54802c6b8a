import type { TourAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { tourPath } from '../../data/tours/addresses.ts'
import { pricesOn } from '../../data/tours/prices-on.ts'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { JsonLd } from '../../ui/json-ld.tsx'

/** schema.org TouristTrip: itinerary, organizer, price by date. */
export function TourJsonLd({ tour }: { tour: TourAnswer }) {
  const absolute = useAbsoluteUrl()
  const [price] = tour.prices
  return (
    <JsonLd
      data={{
        '@type': 'TouristTrip',
        name: tour.title,
        description: tour.tagline,
        url: absolute(tourPath(tour.id)),
        image: tour.images.map((image) => absolute(image)),
        itinerary: tour.programme.map(({ title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
        })),
        provider: {
          '@type': 'Organization',
          name: tour.organizer.title,
          legalName: tour.organizer.legalName,
          taxID: tour.organizer.tin,
        },
        ...(price && {
          offers: tour.dates.map((date) => ({
            '@type': 'Offer',
            price: pricesOn(tour, date)[0]?.sum ?? price.sum,
            priceCurrency: 'RUB',
            validThrough: date.bookUntil,
            availability: date.isBookable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
          })),
        }),
      }}
    />
  )
}
