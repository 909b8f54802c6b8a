import { officeFeatured as text } from '@okolitsa/strings/ru/office-featured.ts'
import { FeaturedForm } from '../../features/office-promo/featured-form.tsx'
import { FeaturedList } from '../../features/office-promo/featured-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/promo/ads`: advertisements of products. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note} />
      <FeaturedForm />
      <FeaturedList />
    </OfficeFrame>
  )
}
