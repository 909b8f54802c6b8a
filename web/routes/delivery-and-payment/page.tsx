import { deliveryPage } from '@okolitsa/strings/ru/static-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'

export function Page() {
  return <DocumentPage document={deliveryPage} path="/delivery-and-payment" />
}
