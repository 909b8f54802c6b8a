import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { toursPath } from '../../data/tours/addresses.ts'
import { isNarrowed } from '../../data/tours/tour-list.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { TourList } from '../../features/tours/tour-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { hasArea, isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/tours`: the list of tours. */
export function Page() {
  const { state, page } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const root = useRootData()
  const isOwnShop = isSellerSite(root)
  const hasFarms = hasArea(root, 'goods')
  return (
    <div className="wrap stack g5">
      <PageHead
        title={isOwnShop ? text.ofOrganizer : text.title}
        description={isOwnShop ? text.lead(page.totalItems) : hasFarms ? text.description : text.descriptionAlone}
        canonical={absolute(toursPath())}
        isHidden={isNarrowed(state) || state.page > 1}
      />
      <BreadcrumbTrail items={[{ title: isOwnShop ? text.ofOrganizer : text.wayHere, href: toursPath() }]} />
      <div>
        <h1 className="h1">{isOwnShop || !hasFarms ? text.ofOrganizer : text.heading}</h1>
        <p className="muted" role="status">
          {text.lead(page.totalItems)}
        </p>
      </div>
      <TourList state={state} page={page} />
    </div>
  )
}
