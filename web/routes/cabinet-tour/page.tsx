import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { GallerySection } from '../../features/images-desk/gallery-section.tsx'
import { TourFormScreen } from '../../features/tours-desk/tour-form-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/tours/:id`: all fields of a tour. */
export function Page() {
  const { member, tour, gallery } = useLoaderData<typeof loader>()
  const pictures = (
    <GallerySection
      owner={{ thing: 'tours', id: tour.id }}
      initial={gallery}
      isDescribed={false}
      title={text.sections.pictures}
    />
  )
  return (
    <CabinetFrame member={member}>
      <PageHead title={tour.form.title} isHidden />
      <div className="wrap section stack g5">
        <TourFormScreen key={tour.id} initial={tour} pictures={pictures} />
      </div>
    </CabinetFrame>
  )
}
