import type { Balance, Statement } from '@okolitsa/contracts/statements/statements.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { PayoutStop } from '@okolitsa/domain/payouts/net-payout.ts'
import { formatDate, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { statements as text } from '@okolitsa/strings/ru/statements.ts'
import type { ReactNode } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import type { StatementQuery } from '../../data/statements/desk/statement-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import type { MoneyPaths } from './money-paths.ts'
import { StatementLines, StatementPart } from './statement-part.tsx'
import css from './statements.module.css'

interface MoneyProps {
  readonly balance: Balance
  readonly statement: Statement
  readonly query: StatementQuery
  readonly paths: MoneyPaths
  /** Words for what stops the payouts; those for the seller by default. */
  readonly holds?: Readonly<Record<PayoutStop, string>>
}

/** Money of a seller, the same in the cabinet and in the office: balance with reasons, payouts, and the statement. */
export function MoneyScreen({ balance, statement, query, paths, holds = text.holds }: MoneyProps) {
  const isNothing =
    balance.balance === 0 &&
    balance.payouts.length === 0 &&
    balance.since.totals.length === 0 &&
    statement.totals.length === 0
  return (
    <div className={css.screen}>
      <div className="stack g1">
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
        <p>
          <a className="link" href={paths.papers}>
            {text.papers}
          </a>
        </p>
      </div>
      {isNothing ? (
        <>
          <Card>
            <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
          </Card>
          {balance.underWay.orders > 0 && <UnderWay balance={balance} />}
        </>
      ) : (
        <>
          <Tiles balance={balance} contract={paths.contract} holds={holds} />
          <div className={css.columns}>
            <StatementPart statement={statement} query={query} paths={paths} />
            <div className={css.aside}>
              <Waits balance={balance} paths={paths} />
              <Since balance={balance} paths={paths} />
              <Payouts balance={balance} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" className={css.part}>
    <h2 className="h3">{title}</h2>
    {children}
  </Card>
)

/** Reasons that end with a step on the page of the contract and the requisites. */
const SETTLED_THERE = new Set<Balance['nextPayout']['hold']>(['requisites', 'returned', 'contract', 'noProvider'])

function Tiles({
  balance,
  contract,
  holds,
}: {
  balance: Balance
  contract: string
  holds: Readonly<Record<PayoutStop, string>>
}) {
  const reference = useDayReference()
  const { payable, waiting, debt, nextPayout } = balance
  return (
    <Card as="section" className={css.part}>
      <ul className={css.tiles}>
        {debt > 0 ? (
          <li>
            <b>{formatPrice(debt)}</b>
            <span>{text.debt}</span>
          </li>
        ) : (
          <li>
            <b>{formatPrice(payable)}</b>
            <span>{text.payable}</span>
          </li>
        )}
        <li>
          <b>{formatPrice(waiting)}</b>
          <span>{text.waiting}</span>
        </li>
      </ul>
      {debt > 0 && <p className="sm muted">{text.debtText}</p>}
      {nextPayout.hold === null ? (
        <p>
          <b>{text.nextPayout(nextPayout.date, reference)}.</b> {text.expected(nextPayout.expected, nextPayout.minimum)}
        </p>
      ) : (
        <div role="status">
          <p>{holds[nextPayout.hold]}</p>
          {SETTLED_THERE.has(nextPayout.hold) && (
            <a className="link" href={contract}>
              {text.toContract}
            </a>
          )}
        </div>
      )}
    </Card>
  )
}

function Waits({
  balance: { waits, waitingOrders, underWay, ...balance },
  paths,
}: {
  balance: Balance
  paths: MoneyPaths
}) {
  const reference = useDayReference()
  return (
    <>
      {waits.length > 0 && (
        <Part title={text.waits}>
          <SumList
            items={waits.map(({ reason, until, orders, amount }) => ({
              title: (
                <>
                  {text.reasons[reason]}
                  <small className="muted">
                    {' '}
                    {text.until(until, reference)}, {text.orders(orders)}
                  </small>
                </>
              ),
              value: formatPrice(amount),
            }))}
          />
          <details>
            <summary className="link sm">{text.waitingOrders}</summary>
            <ul className={css.lines}>
              {waitingOrders.map(({ orderId, number, amount, until }) => (
                <li key={orderId}>
                  <span>
                    <a className="link" href={paths.order(orderId)}>
                      {text.order(number)}
                    </a>
                    <small>{text.until(until, reference)}</small>
                  </span>
                  <b>{formatPrice(amount)}</b>
                </li>
              ))}
            </ul>
          </details>
        </Part>
      )}
      {underWay.orders > 0 && <UnderWay balance={{ ...balance, waits, waitingOrders, underWay }} />}
    </>
  )
}

/** Orders that are no money yet. */
const UnderWay = ({ balance: { underWay } }: { balance: Balance }) => (
  <Part title={text.underWay}>
    <p className="sm muted">{text.underWayText(underWay.orders)}</p>
  </Part>
)

/** Changes since the latest payout, down to the balance. */
function Since({ balance: { since, balance }, paths }: { balance: Balance; paths: MoneyPaths }) {
  const reference = useDayReference()
  const day = since.at === null ? null : dayIn(SHOP_TIME_ZONE, new Date(since.at))
  if (since.totals.length === 0 && since.opening === 0) return null
  return (
    <Part title={text.since(day, reference)}>
      <SumList
        items={[
          ...(since.opening === 0 ? [] : [{ title: text.sinceOpening, value: formatPrice(since.opening) }]),
          ...since.totals.map((total) => ({ title: text.totalTitle(total), value: formatPrice(total.amount) })),
          { title: text.balance, value: formatPrice(balance), kind: 'total' as const },
        ]}
      />
      {since.corrections.length > 0 && (
        <>
          <h3 className="h4">{text.corrections}</h3>
          <StatementLines lines={since.corrections} paths={paths} />
        </>
      )}
    </Part>
  )
}

function Payouts({ balance: { payouts } }: { balance: Balance }) {
  const reference = useDayReference()
  const day = (endedAt: string | null) => endedAt && formatDate(dayIn(SHOP_TIME_ZONE, new Date(endedAt)), reference)
  return (
    <Part title={text.payouts}>
      {payouts.length === 0 ? (
        <p className="muted">{text.noPayouts}</p>
      ) : (
        <SumList
          items={payouts.map(({ at, amount, state, endedAt }) => ({
            title: [formatDate(dayIn(SHOP_TIME_ZONE, new Date(at)), reference), text.payoutStates[state], day(endedAt)]
              .filter(Boolean)
              .join(', '),
            value: formatPrice(amount),
          }))}
        />
      )}
    </Part>
  )
}
