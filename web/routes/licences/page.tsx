import { licencesPage } from '@okolitsa/strings/ru/static-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'

export function Page() {
  return <DocumentPage document={licencesPage} path="/licences" />
}
