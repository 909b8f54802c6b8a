import { returnsPage } from '@okolitsa/strings/ru/help-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'

export function Page() {
  return <DocumentPage document={returnsPage} path="/returns" isLegal isHelp />
}
