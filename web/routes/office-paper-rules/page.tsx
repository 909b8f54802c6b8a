import { officePapers } from '@okolitsa/strings/ru/office-papers.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { SELLERS_PATH } from '../../data/office/sellers-query.ts'
import { PaperRulesScreen } from '../../features/office-sellers/paper-rules.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

const text = officePapers.rules

/** `/office/sellers/requirements`: papers that trades and categories require, and what a missing one means. */
export function Page() {
  const { member, rules } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <nav className="sm">
        <a className="link" href={SELLERS_PATH}>
          {officeSellers.page.back}
        </a>
      </nav>
      <OfficeTop title={text.title} note={text.lead} />
      <PaperRulesScreen initial={rules} maySeeCategories={member.permissions.includes('manageCategories')} />
    </OfficeFrame>
  )
}
