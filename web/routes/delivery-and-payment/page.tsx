import { deliveryPage } from '@okolitsa/strings/ru/help-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'

export function Page() {
  return <DocumentPage document={deliveryPage(isSellerSite(useRootData()))} path="/delivery-and-payment" isHelp />
}
