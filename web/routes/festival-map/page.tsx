import { festivalText as text } from '@okolitsa/strings/ru/festival.ts'
import { FESTIVAL_MAP_PATH, FESTIVAL_PATH } from '../../data/festival/addresses.ts'
import { GroundsMap } from '../../features/festival/grounds-map.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { NoFestival } from '../_composition/no-festival.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { festival } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  return (
    <div className="wrap">
      <PageHead title={text.map.title} description={text.map.description} canonical={absolute(FESTIVAL_MAP_PATH)} />
      <Breadcrumbs
        label={text.breadcrumbs}
        items={[{ title: text.title, href: FESTIVAL_PATH }, { title: text.map.title }]}
      />
      {festival ? (
        <>
          <SectionHeader level={1} title={text.map.title} />
          <GroundsMap grounds={festival.grounds} />
        </>
      ) : (
        <NoFestival />
      )}
    </div>
  )
}
