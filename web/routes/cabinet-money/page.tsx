import { statements as text } from '@okolitsa/strings/ru/statements.ts'
import { OWN_PAPERS_PATH } from '../../data/agency-papers/desk/keys.ts'
import { MONEY_PATH } from '../../data/statements/desk/statement-query.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { TaxesPart } from '../../features/seller-taxes-desk/taxes-part.tsx'
import { MoneyScreen } from '../../features/statements-desk/money-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/money`: balance, payouts and statement of the seller. */
export function Page() {
  const { member, query, balance, statement, taxes } = useLoaderData<typeof loader>()
  const organizationId = String(balance.seller.id)
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section">
        <MoneyScreen
          balance={balance}
          statement={statement}
          query={query}
          paths={{
            page: MONEY_PATH,
            papers: OWN_PAPERS_PATH,
            contract: '/cabinet/contract',
            order: (id) => `/cabinet/orders/${id}`,
            export: (format, period) =>
              `/v1/cabinet/money/statement/${format}?${new URLSearchParams({ organizationId, ...period })}`,
          }}
        />
        <div className="stack g4">
          <TaxesPart organizationId={balance.seller.id} initial={taxes} />
        </div>
      </div>
    </CabinetFrame>
  )
}
