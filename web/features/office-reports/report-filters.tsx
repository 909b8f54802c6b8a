import type { Report } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { plusMonths } from '@okolitsa/domain/reports/report-period.ts'
import { TRADES } from '@okolitsa/domain/reports/reports.ts'
import { type DayReference, MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { officeReports as text } from '@okolitsa/strings/ru/office-reports.ts'
import { orderTable } from '@okolitsa/strings/ru/order-table.ts'
import { useState } from 'react'
import { type ReportQuery, reportPath } from '../../data/office/reports/report-query.ts'
import { navigate } from '../../platform/router/router.ts'
import { XIcon } from '../../ui/icons.ts'
import css from './reports.module.css'

const PRESETS = ['weeks', 'month', 'year', 'own'] as const
/** No order of any market is older. */
const FIRST_DAY = '2000-01-01'
type Preset = (typeof PRESETS)[number]

/** Period, split and filters of a report; each is a part of the URL. */
export function ReportFilters({
  report: { report, by, cuts, period, sellerTitle },
  query,
  reference,
}: {
  report: Report
  query: ReportQuery
  reference: DayReference
}) {
  const today = dayIn(MOSCOW, reference.now)
  const ranges: Readonly<Record<Exclude<Preset, 'own'>, ReportQuery>> = {
    weeks: {},
    month: { from: plusDays(today, -29), to: today },
    year: { from: plusMonths(today, -11), to: today },
  }
  const current =
    (['weeks', 'month', 'year'] as const).find(
      (one) => ranges[one].from === query.from && ranges[one].to === query.to,
    ) ?? 'own'
  const [preset, setPreset] = useState<Preset>(current)
  const { from: _from, to: _to, ...rest } = query
  const show = (next: ReportQuery) => void navigate(reportPath(report, next))
  const isOfOrders = report !== 'cohorts' && report !== 'searches'
  const tokens = [
    { name: 'town', title: text.cuts.town, value: query.town },
    { name: 'way', title: text.cuts.way, value: orderTable.kinds[query.way as keyof typeof orderTable.kinds] },
    { name: 'seller', title: text.cuts.seller, value: query.seller && (sellerTitle ?? query.seller) },
    { name: 'phrase', title: text.cuts.phrase, value: query.phrase },
  ] as const
  return (
    <div className={css.bar}>
      {report !== 'cohorts' && (
        <select
          className={css.adder}
          aria-label={text.period}
          value={preset}
          onChange={({ target }) => {
            const chosen = target.value as Preset
            setPreset(chosen)
            if (chosen !== 'own') show({ ...rest, ...ranges[chosen] })
          }}
        >
          {PRESETS.map((one) => (
            <option key={one} value={one}>
              {text.periods[one]}
            </option>
          ))}
        </select>
      )}
      {preset === 'own' &&
        (['from', 'to'] as const).map((name) => (
          <label key={name} className={css.adder}>
            {text[name]}
            <input
              type="date"
              min={FIRST_DAY}
              defaultValue={period[name]}
              onChange={({ target: { value } }) => {
                // a year that is being typed is a day of the first centuries
                if (value < FIRST_DAY) return
                const other = period[name === 'from' ? 'to' : 'from']
                const [from = value, to = value] = [value, other].toSorted()
                show({ ...rest, from, to })
              }}
            />
          </label>
        ))}
      {cuts.length > 1 && (
        <select
          className={css.adder}
          aria-label={text.cut}
          value={by}
          onChange={({ target }) => show({ ...query, by: target.value })}
        >
          {cuts.map((cut) => (
            <option key={cut} value={cut}>
              {text.byCut[cut]}
            </option>
          ))}
        </select>
      )}
      {isOfOrders && (
        <select
          className={css.adder}
          aria-label={text.trade}
          value={query.trade ?? ''}
          onChange={({ target }) => {
            const { trade: _trade, ...others } = query
            show(target.value === '' ? others : { ...others, trade: target.value })
          }}
        >
          <option value="">{text.anyTrade}</option>
          {TRADES.map((trade) => (
            <option key={trade} value={trade}>
              {text.trades[trade]}
            </option>
          ))}
        </select>
      )}
      {tokens.map(({ name, title, value }) => {
        if (!value) return null
        const { [name]: _removed, ...others } = query
        return (
          <a
            key={name}
            className={css.token}
            href={reportPath(report, others)}
            aria-label={text.removeFilter(text.filter(title, value))}
          >
            {text.filter(title, value)}
            <XIcon size={16} />
          </a>
        )
      })}
    </div>
  )
}
