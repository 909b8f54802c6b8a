import { consentPage } from '@okolitsa/strings/ru/static-pages.ts'
import { DocumentPage } from '../../features/content/document-page.tsx'
import { LegalPage } from '../../features/content/legal-page.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const text = useLoaderData<typeof loader>()
  if (text) return <LegalPage text={text} path="/personal-data-consent" />
  return <DocumentPage document={consentPage} path="/personal-data-consent" isLegal />
}
