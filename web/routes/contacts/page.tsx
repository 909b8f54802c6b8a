import { contactsPage } from '@okolitsa/strings/ru/help-pages.ts'
import { hasShopPage } from '../../data/catalog/shop-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'

export function Page() {
  const root = useRootData()
  const { site } = root
  const own = isSellerSite(root)
    ? {
        info: hasShopPage(site, 'info') ? '/info' : null,
        delivery: hasShopPage(site, 'delivery') ? '/delivery' : null,
      }
    : null
  return <DocumentPage document={contactsPage(site.support ?? {}, own, site.owner ?? null)} path="/contacts" />
}
