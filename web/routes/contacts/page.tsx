import { contactsPage } from '@okolitsa/strings/ru/help-pages.ts'
import { isSellerSite, useRootData } from '../../app/use-site.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'

export function Page() {
  const root = useRootData()
  return <DocumentPage document={contactsPage(root.site.support ?? {}, isSellerSite(root))} path="/contacts" />
}
