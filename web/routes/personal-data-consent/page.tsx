import { consentPage } from '@okolitsa/strings/ru/static-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'

export function Page() {
  return <DocumentPage document={consentPage} path="/personal-data-consent" isLegal />
}
