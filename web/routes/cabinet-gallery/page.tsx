import { farmGallery as text } from '@okolitsa/strings/ru/farm-gallery.ts'
import { sellerPath } from '../../data/sellers/desk/seller-path.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { GalleryScreen } from '../../features/images-desk/gallery-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/gallery`: pictures of the seller's page. */
export function Page() {
  const { member, organization, gallery, isShown } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <GalleryScreen
        organizationId={organization.id}
        shopUrl={isShown ? sellerPath(organization) : null}
        initial={gallery}
      />
    </CabinetFrame>
  )
}
