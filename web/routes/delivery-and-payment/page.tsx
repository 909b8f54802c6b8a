import { deliveryPage } from '@okolitsa/strings/ru/help-pages.ts'
import { isSellerSite, useRootData } from '../../app/use-site.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'

export function Page() {
  return <DocumentPage document={deliveryPage(isSellerSite(useRootData()))} path="/delivery-and-payment" />
}
