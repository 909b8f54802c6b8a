import { legalTexts as text } from '@okolitsa/strings/ru/legal-texts.ts'
import { LegalList } from '../../features/office-legal-texts/legal-list.tsx'
import { LegalTextPage } from '../../features/office-legal-texts/legal-text-page.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/content/legal`: the legal texts of the market, and the editor of one. */
export function Page() {
  const { member, code } = useLoaderData<typeof loader>()
  const title = code === null ? text.title : text.names[code]
  return (
    <OfficeFrame member={member}>
      <PageHead title={title} isHidden />
      <OfficeTop title={title} note={code === null ? text.note : <a href="/office/content/legal">{text.back}</a>} />
      {code === null ? <LegalList /> : <LegalTextPage key={code} code={code} />}
    </OfficeFrame>
  )
}
