import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { statements as text } from '@okolitsa/strings/ru/statements.ts'
import { LEDGER_PATH, officeMoneyPath } from '../../data/office/ledger-paths.ts'
import { useSellerBalance } from '../../data/office/use-seller-balance.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Pairs, Section } from './seller-page.tsx'

/** The balance of the seller, with the ways to its statement and its entries of the ledger. */
export function MoneyCard({ organizationId }: { organizationId: number }) {
  const reference = useDayReference()
  const { data: balance, isError } = useSellerBalance(organizationId)
  return (
    <Section title={text.office.card}>
      {isError && !balance && <p className="muted">{text.failed}</p>}
      {balance && (
        <>
          <Pairs
            items={[
              balance.debt > 0
                ? [text.office.debt, formatPrice(balance.debt)]
                : [text.payable, formatPrice(balance.payable)],
              [text.waiting, formatPrice(balance.waiting)],
            ]}
          />
          <p className="sm muted">
            {balance.nextPayout.hold === null
              ? text.nextPayout(balance.nextPayout.date, reference)
              : text.office.holds[balance.nextPayout.hold]}
          </p>
        </>
      )}
      <p className="row sm">
        <a className="link" href={officeMoneyPath(organizationId)}>
          {text.office.toMoney}
        </a>
        <a className="link" href={`${LEDGER_PATH}?seller=${organizationId}`}>
          {text.office.toLedger}
        </a>
      </p>
    </Section>
  )
}
