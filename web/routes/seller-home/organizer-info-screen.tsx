import type { TourOrganizerAnswer } from '@okolitsa/contracts/tours/tour-organizer.ts'
import { sellerLayoutText } from '@okolitsa/strings/ru/seller-layout.ts'
import { FarmerInfo } from '../../features/catalog/farmer-info.tsx'
import { OrganizerHead } from '../../features/tours/organizer-head.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'

/** About the organizer of this site: story, documents, legal data. */
export function OrganizerInfoScreen({ organizer }: { organizer: TourOrganizerAnswer }) {
  const absolute = useAbsoluteUrl()
  return (
    <div className="wrap section stack g6">
      <PageHead
        title={sellerLayoutText.menu.about}
        description={`${organizer.title}. ${organizer.tagline}`}
        canonical={absolute('/info')}
      />
      <OrganizerHead organizer={organizer} />
      <FarmerInfo farmer={organizer} />
    </div>
  )
}
