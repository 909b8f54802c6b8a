import type { Statement, StatementLine } from '@okolitsa/contracts/statements/statements.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { periodAt, plusMonths } from '@okolitsa/domain/closing/period.ts'
import { formatDate, formatDeduction, formatPercent, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { statements as text } from '@okolitsa/strings/ru/statements.ts'
import type { StatementQuery } from '../../data/statements/desk/statement-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { SumList } from '../../ui/sum-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { AskedDays, MoneyPaths } from './money-paths.ts'
import css from './statements.module.css'

const FORMATS = ['pdf', 'xlsx', 'csv'] as const
const { columns } = text

/** Statement of a period: balances, totals, files, and lines that lead to their orders. */
export function StatementPart({
  statement,
  query,
  paths,
}: {
  statement: Statement
  query: StatementQuery
  paths: MoneyPaths
}) {
  const { period, from, to, opening, closing, totals, lines, next } = statement
  const asked: AskedDays = period === null ? { from, to } : { period }
  const page = (after: number | null) =>
    `${paths.page}?${new URLSearchParams({ ...asked, ...(after !== null && { after: String(after) }) })}#statement`
  return (
    <Card as="section" className={css.part} id="statement" aria-labelledby="statement-title">
      <h2 className="h3" id="statement-title">
        {text.statement}
      </h2>
      <Period statement={statement} query={query} path={paths.page} />
      <p className="sm muted">{period === null ? text.byDays : text.byMonth}</p>
      <SumList
        items={[
          { title: text.opening, value: formatPrice(opening) },
          ...totals.map((total) => ({ title: text.totalTitle(total), value: formatPrice(total.amount) })),
          { title: text.closing, value: formatPrice(closing), kind: 'total' as const },
        ]}
      />
      <div className={css.files}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            look="soft"
            size="medium"
            icon={DownloadIcon}
            href={paths.export(format, asked)}
            download=""
            aria-label={text.downloadAs(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      {lines.length === 0 ? <p className="muted">{text.noLines}</p> : <StatementLines lines={lines} paths={paths} />}
      {(next !== null || query.after !== null) && (
        <nav className={css.files} aria-label={text.statement}>
          {query.after !== null && (
            <Button look="secondary-gray" size="medium" href={page(null)}>
              {text.toFirst}
            </Button>
          )}
          {next !== null && (
            <Button look="secondary" size="medium" href={page(next)}>
              {text.further}
            </Button>
          )}
        </nav>
      )}
    </Card>
  )
}

function Period({
  statement: { period, from, to },
  query,
  path,
}: {
  statement: Statement
  query: StatementQuery
  path: string
}) {
  const present = periodAt(useDayReference().now)
  const last = plusMonths(present, -1)
  return (
    <>
      <ChipGroup label={text.month}>
        <Chip href={path} selected={period === present}>
          {text.month}
        </Chip>
        <Chip href={`${path}?${new URLSearchParams({ period: last })}`} selected={period === last}>
          {text.previousMonth}
        </Chip>
      </ChipGroup>
      <Disclosure
        key={`${period} ${from} ${to}`}
        title={text.ownMonth}
        defaultOpen={period !== null && period !== present && period !== last}
      >
        <form action={path} className={css.days}>
          <TextField name="period" type="month" label={text.month} max={present} defaultValue={period ?? ''} />
          <Button type="submit" look="secondary">
            {text.show}
          </Button>
        </form>
      </Disclosure>
      <Disclosure key={`${from} ${to}`} title={text.ownDays} defaultOpen={query.isWrong || period === null}>
        <form action={path} className={css.days}>
          <TextField
            name="from"
            type="date"
            label={text.from}
            defaultValue={query.from || from}
            error={query.isWrong ? text.wrongDays : undefined}
          />
          <TextField name="to" type="date" label={text.to} defaultValue={query.to || to} />
          <Button type="submit" look="secondary">
            {text.show}
          </Button>
        </form>
      </Disclosure>
    </>
  )
}

/** Parts of the amount that are not 0, in words. */
const partsOf = ({ kind, cause, goods, delivery, fee, cash, percent }: StatementLine): string =>
  kind === 'payout' || kind === 'compensation' || cause === 'manual'
    ? ''
    : [
        goods !== 0 && `${columns.goods} ${formatPrice(goods)}`,
        delivery !== 0 && `${columns.delivery} ${formatPrice(delivery)}`,
        fee !== 0 &&
          `${columns.fee}${percent === null ? '' : ` ${formatPercent(percent)}`} ${fee > 0 ? formatDeduction(fee) : formatPrice(-fee)}`,
        cash !== 0 && `${columns.cash} ${cash > 0 ? formatDeduction(cash) : formatPrice(-cash)}`,
      ]
        .filter(Boolean)
        .join(' · ')

/** Lines of a statement, each with a link to its order. */
export function StatementLines({
  lines,
  paths,
}: {
  lines: readonly StatementLine[]
  paths: Pick<MoneyPaths, 'order'>
}) {
  const reference = useDayReference()
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span>
            <span>
              {text.lineTitle(line)}
              {line.orderId !== null && line.number !== null && (
                <>
                  {' '}
                  <a className="link" href={paths.order(line.orderId)}>
                    {text.order(line.number)}
                  </a>
                </>
              )}
            </span>
            <small>
              {[
                formatDate(dayIn(SHOP_TIME_ZONE, new Date(line.at)), reference),
                line.latePeriod && text.late(line.latePeriod),
                partsOf(line),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <b>{formatPrice(line.amount)}</b>
        </li>
      ))}
    </ul>
  )
}
