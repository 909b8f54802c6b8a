import { contactsPage } from '@okolitsa/strings/ru/help-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'

export function Page() {
  const root = useRootData()
  return <DocumentPage document={contactsPage(root.site.support ?? {}, isSellerSite(root))} path="/contacts" />
}
