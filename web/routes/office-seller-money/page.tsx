import { statements as text } from '@okolitsa/strings/ru/statements.ts'
import { LEDGER_PATH, officeMoneyPath } from '../../data/office/ledger-paths.ts'
import { SELLERS_PATH } from '../../data/office/sellers-query.ts'
import { OFFICE_PAPERS_PATH } from '../../data/office/use-agency-papers.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { MoneyScreen } from '../../features/statements-desk/money-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/ledger/sellers/:id`: balance, payouts and statement of a seller, as the seller sees them. */
export function Page() {
  const { member, query, balance, statement } = useLoaderData<typeof loader>()
  const { id, title } = balance.seller
  return (
    <OfficeFrame member={member}>
      <PageHead title={`${text.title}: ${title}`} isHidden />
      <nav className="row sm">
        {member.permissions.includes('readSellers') && (
          <a className="link" href={`${SELLERS_PATH}/${id}`}>
            {title}
          </a>
        )}
        <a className="link" href={`${LEDGER_PATH}?seller=${id}`}>
          {text.office.toLedger}
        </a>
      </nav>
      <MoneyScreen
        balance={balance}
        statement={statement}
        query={query}
        holds={text.office.holds}
        paths={{
          page: officeMoneyPath(id),
          papers: `${OFFICE_PAPERS_PATH}?seller=${id}`,
          contract: `/office/sellers/${id}`,
          order: (orderId) => `${LEDGER_PATH}?order=${orderId}`,
          export: (format, period) =>
            `/v1/office/sellers/${id}/money/statement/${format}?${new URLSearchParams(period)}`,
        }}
      />
    </OfficeFrame>
  )
}
