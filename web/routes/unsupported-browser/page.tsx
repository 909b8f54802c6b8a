import { unsupportedBrowserPage } from '@okolitsa/strings/ru/help-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'

export function Page() {
  return (
    <DocumentPage document={unsupportedBrowserPage(useRootData().site.support ?? {})} path="/unsupported-browser" />
  )
}
