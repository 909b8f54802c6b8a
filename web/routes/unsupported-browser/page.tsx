import { unsupportedBrowserPage } from '@okolitsa/strings/ru/help-pages.ts'
import { useRootData } from '../../app/use-site.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'

export function Page() {
  return (
    <DocumentPage document={unsupportedBrowserPage(useRootData().site.support ?? {})} path="/unsupported-browser" />
  )
}
