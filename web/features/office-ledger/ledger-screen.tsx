import type { ExploredEntry } from '@okolitsa/contracts/statements/statements.ts'
import { formatMoment, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import basketPicture from '../../assets/food/basket.webp'
import { LEDGER_PATH, officeMoneyPath } from '../../data/office/ledger-paths.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './ledger.module.css'

const text = statements.ledger

interface LedgerProps {
  /** Filters; null = none. */
  readonly order: number | null
  readonly seller: number | null
  readonly found: {
    readonly items: readonly ExploredEntry[]
    readonly sellerTitle: string | null
    readonly next: number | null
  }
  /** True = the person may open orders. */
  readonly hasOrders: boolean
}

/** Entries of an order, of a seller or of the whole ledger, each with both sides and links to order and seller. */
export function LedgerScreen({ order, seller, found, hasOrders }: LedgerProps) {
  const { items, sellerTitle, next } = found
  const filters = { ...(order && { order: String(order) }), ...(seller && { seller: String(seller) }) }
  return (
    <>
      <form action={LEDGER_PATH} className={css.find}>
        <TextField name="order" inputMode="numeric" label={text.orderField} defaultValue={order ?? ''} />
        <TextField name="seller" inputMode="numeric" label={text.sellerField} defaultValue={seller ?? ''} />
        <Button type="submit" look="secondary">
          {text.find}
        </Button>
      </form>
      {(order || seller) && (
        <p>
          <b>{order ? text.ofOrder(String(order)) : text.ofSeller(sellerTitle ?? String(seller))}</b>{' '}
          <a className="link" href={LEDGER_PATH}>
            {text.all}
          </a>
        </p>
      )}
      {items.length === 0 ? (
        <Card>
          <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
        </Card>
      ) : (
        items.map((entry) => <Entry key={entry.id} entry={entry} hasOrders={hasOrders} />)
      )}
      {next !== null && (
        <div>
          <Button look="secondary" href={`${LEDGER_PATH}?${new URLSearchParams({ ...filters, after: String(next) })}`}>
            {statements.further}
          </Button>
        </div>
      )}
    </>
  )
}

function Entry({
  entry: { id, kind, cause, at, orderId, number, lines },
  hasOrders,
}: {
  entry: ExploredEntry
  hasOrders: boolean
}) {
  const reference = useDayReference()
  const title = text.kinds[kind] ?? kind
  return (
    <Card as="section" className={css.entry}>
      <header>
        <h2 className="h4">{title}</h2>
        <p className="sm muted">
          {text.entry(id)} · {formatMoment(new Date(at), reference)} · {cause}
          {orderId !== null && number !== null && (
            <>
              {' · '}
              <a className="link" href={hasOrders ? `/office/orders/${orderId}` : `${LEDGER_PATH}?order=${orderId}`}>
                {text.toOrder(number)}
              </a>
            </>
          )}
        </p>
      </header>
      <table className={css.sides}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.account}</th>
            <th scope="col">{text.owner}</th>
            <th scope="col">{text.debit}</th>
            <th scope="col">{text.credit}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ account, owner, title: seller, debit, credit }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an entry never change
            <tr key={index}>
              <th scope="row">{text.accounts[account]}</th>
              <td>
                {seller === null ? (
                  ownerWords(account, owner)
                ) : (
                  <a className="link" href={officeMoneyPath(Number(owner))}>
                    {seller}
                  </a>
                )}
              </td>
              <td>{debit === 0 ? '' : formatNumber(debit)}</td>
              <td>{credit === 0 ? '' : formatNumber(credit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function ownerWords(account: ExploredEntry['lines'][number]['account'], owner: string): string {
  if (owner === '') return text.market
  return account === 'customer' || account === 'bonus' ? text.customer(owner) : owner
}
