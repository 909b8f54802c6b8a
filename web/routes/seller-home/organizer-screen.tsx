import { sellerLayoutText } from '@okolitsa/strings/ru/seller-layout.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { OrganizerHead } from '../../features/tours/organizer-head.tsx'
import { TourList } from '../../features/tours/tour-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { AboutFarm } from './about-farm.tsx'
import type { loadOrganizer } from './load-organizer.ts'

export function OrganizerScreen({ organizer, state, page }: Awaited<ReturnType<typeof loadOrganizer>>) {
  const absolute = useAbsoluteUrl()
  const [first] = page.items
  return (
    <>
      <div className="wrap section stack g6">
        <PageHead
          title={organizer.title}
          description={`${organizer.title}. ${organizer.tagline}`}
          canonical={absolute('/')}
          picture={first && absolute(first.imageUrl)}
        />
        <OrganizerHead organizer={organizer} />
        <section className="stack g4">
          <h2 className="h2">{text.ofOrganizer}</h2>
          <TourList state={state} page={page} />
        </section>
      </div>
      <AboutFarm farmer={organizer} title={sellerLayoutText.menu.about} />
    </>
  )
}
