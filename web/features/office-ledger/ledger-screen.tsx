import type { ExploredEntry } from '@okolitsa/contracts/statements/statements.ts'
import { ENTRY_KINDS } from '@okolitsa/domain/ledger/entry-kinds.ts'
import { ACCOUNTS } from '@okolitsa/domain/ledger/postings.ts'
import { formatMoment, formatSum } from '@okolitsa/strings/ru/format.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import basketPicture from '../../assets/food/basket.webp'
import { closingPath, LEDGER_PATH, officeMoneyPath } from '../../data/office/ledger-paths.ts'
import { type LedgerPage, ledgerFilePath, ledgerPath } from '../../data/office/ledger-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './ledger.module.css'
import { ReverseButton } from './manual-entries.tsx'

const text = statements.ledger

interface LedgerProps {
  readonly asked: LedgerPage
  readonly found: {
    readonly items: readonly ExploredEntry[]
    readonly sellerTitle: string | null
    readonly next: number | null
  }
  /** True = the person may open orders. */
  readonly hasOrders: boolean
}

/** Entries that the URL asks for, each with both sides and links to what caused it. */
export function LedgerScreen({ asked, found, hasOrders }: LedgerProps) {
  const { items, sellerTitle, next } = found
  const { order, seller } = asked
  return (
    <>
      <Search key={ledgerPath(asked)} asked={asked} />
      <p className={css.tools}>
        {Object.keys(asked).length > 0 && (
          <>
            {order && <b>{text.ofOrder(String(order))}</b>}
            {seller && <b>{text.ofSeller(sellerTitle ?? String(seller))}</b>}
            <a className="link" href={LEDGER_PATH}>
              {text.all}
            </a>
          </>
        )}
        {(['xlsx', 'csv'] as const).map((format) => (
          <a key={format} className="link" href={ledgerFilePath(asked, format)} download>
            {text.file(format)}
          </a>
        ))}
      </p>
      {items.length === 0 ? (
        <Card>
          <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
        </Card>
      ) : (
        items.map((entry) => <Entry key={entry.id} entry={entry} hasOrders={hasOrders} />)
      )}
      {next !== null && (
        <div>
          <Button look="secondary" href={ledgerPath({ ...asked, after: next })}>
            {statements.further}
          </Button>
        </div>
      )}
    </>
  )
}

const choices = <Value extends string>(values: readonly Value[], titles: Readonly<Record<Value, string>>) => [
  { value: '', title: text.any },
  ...values.map((value) => ({ value, title: titles[value] })),
]

/** The query as fields; an empty field narrows nothing. */
function Search({ asked }: { asked: LedgerPage }) {
  return (
    <form action={LEDGER_PATH} className={css.find}>
      <TextField name="order" inputMode="numeric" label={text.orderField} defaultValue={asked.order ?? ''} />
      <TextField name="seller" inputMode="numeric" label={text.sellerField} defaultValue={asked.seller ?? ''} />
      <TextField name="payment" label={text.paymentField} defaultValue={asked.payment ?? ''} />
      <TextField name="payout" label={text.payoutField} defaultValue={asked.payout ?? ''} />
      <TextField name="period" type="month" label={text.periodField} defaultValue={asked.period ?? ''} />
      <Select name="kind" label={text.kindField} items={choices(ENTRY_KINDS, text.kinds)} defaultValue={asked.kind} />
      <Select
        name="account"
        label={text.account}
        items={choices(ACCOUNTS, text.accounts)}
        defaultValue={asked.account}
      />
      <Button type="submit" look="secondary">
        {text.find}
      </Button>
    </form>
  )
}

function Entry({ entry, hasOrders }: { entry: ExploredEntry; hasOrders: boolean }) {
  const { id, kind, cause, at, orderId, number, period, payment, payout, runId, manual, lines } = entry
  const reference = useDayReference()
  const title = text.kinds[kind]
  const link = (href: string, words: string) => (
    <>
      {' · '}
      <a className="link" href={href}>
        {words}
      </a>
    </>
  )
  return (
    <Card as="section" className={css.entry}>
      <header>
        <h2 className="h4">{title}</h2>
        <p className="sm muted">
          <a className="link" href={ledgerPath({ entry: id })}>
            {text.entry(id)}
          </a>
          {` · ${formatMoment(new Date(at), reference)} · ${cause}`}
          {orderId !== null &&
            number !== null &&
            link(hasOrders ? `/office/orders/${orderId}` : ledgerPath({ order: orderId }), text.toOrder(number))}
          {payment !== null && link(ledgerPath({ payment }), text.toPayment)}
          {payout !== null && link(ledgerPath({ payout }), text.toPayout)}
          {runId !== null && link(`/office/payouts/${runId}`, text.toRun(runId))}
          {link(ledgerPath({ period }), text.toPeriod(period))}
          {kind.startsWith('acquirer') && link(closingPath(period), text.toClosing)}
        </p>
        {manual && (
          <p className="sm">
            {[manual.reason, manual.document, text.manual.signed(manual.writtenBy, manual.approvedBy)].join(' · ')}
            {manual.reverses !== null &&
              link(ledgerPath({ entry: manual.reverses }), text.manual.reverses(manual.reverses))}
            {manual.reversedBy !== null &&
              link(ledgerPath({ entry: manual.reversedBy }), text.manual.reversedBy(manual.reversedBy))}
          </p>
        )}
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
              <td>{debit === 0 ? '' : formatSum(debit)}</td>
              <td>{credit === 0 ? '' : formatSum(credit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {manual && manual.reverses === null && manual.reversedBy === null && <ReverseButton entryId={id} />}
    </Card>
  )
}

function ownerWords(account: ExploredEntry['lines'][number]['account'], owner: string): string {
  if (owner === '') return text.market
  return account === 'customer' || account === 'bonus' ? text.customer(owner) : owner
}
