import { farmMap as text } from '@okolitsa/strings/ru/farm-map.ts'
import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import { farmersPath } from '../../data/catalog/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { FarmMapView } from '../../features/farm-map/farm-map-view.tsx'
import { isNarrowedMap, mapPath } from '../../features/farm-map/map-state.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const data = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const { state } = data
  const path = mapPath({ at: null, category: null, date: null, filters: [], ratingFrom: null })
  return (
    <div className="wrap">
      <PageHead
        title={text.pageTitle}
        description={text.description}
        canonical={absolute(path)}
        isHidden={isNarrowedMap(state) || state.at !== null}
      />
      <BreadcrumbTrail
        items={[
          { title: farmersText.title, href: farmersPath() },
          { title: text.heading, href: path },
        ]}
      />
      <FarmMapView {...data} />
    </div>
  )
}
