import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { tourPath, toursPath } from '../../data/tours/addresses.ts'
import { useTour } from '../../data/tours/use-tour.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { BookPanel } from '../../features/tours/book-panel.tsx'
import { TourJsonLd } from '../../features/tours/tour-json-ld.tsx'
import { TourScreen } from '../../features/tours/tour-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { latePart } from '../../platform/loading/late-part.tsx'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

const ReviewPanel = latePart(async () => ({
  default: (await import('../../features/reviews/review-panel.tsx')).ReviewPanel,
}))

/** `/tours/{id}`: a tour. */
export function Page() {
  const tour = useTour(useLoaderData<typeof loader>().tour)
  const absolute = useAbsoluteUrl()
  const root = useRootData()
  return (
    <div className="wrap stack g5">
      <PageHead
        title={tour.title}
        description={`${tour.title}. ${tour.tagline}. ${tour.placeTitle}, ${tour.region}.`}
        canonical={absolute(tourPath(tour.id))}
        picture={absolute(tour.imageUrl)}
      />
      <TourJsonLd tour={tour} />
      <BreadcrumbTrail
        items={[
          { title: isSellerSite(root) ? text.ofOrganizer : text.wayHere, href: toursPath() },
          { title: tour.title, href: tourPath(tour.id) },
        ]}
      />
      <TourScreen
        key={tour.id}
        tour={tour}
        booking={<BookPanel tour={tour} />}
        reviews={
          <section className="stack g4" id="reviews">
            <h2 className="h3">{text.reviewsOf(tour.organizer.title)}</h2>
            <ReviewPanel
              thing={{ about: 'farmer', id: tour.organizer.id, trade: 'tour_operator' }}
              title={tour.organizer.title}
            />
          </section>
        }
      />
    </div>
  )
}
