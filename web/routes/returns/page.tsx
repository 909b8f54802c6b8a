import { returnsPage } from '@okolitsa/strings/ru/help-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'
import { LegalPage } from '../../features/content/legal-page.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const text = useLoaderData<typeof loader>()
  if (text) return <LegalPage text={text} path="/returns" />
  return <DocumentPage document={returnsPage} path="/returns" isLegal isHelp />
}
