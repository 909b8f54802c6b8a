import { lastMonthOf } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { moneyPapers } from '@okolitsa/strings/ru/money-papers.ts'
import { useState } from 'react'
import { closingPath } from '../../data/office/ledger-paths.ts'
import { useAgencyPaperActions } from '../../data/office/use-agency-papers.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = moneyPapers.office

/** Counts the sellers of a month, then forms their papers. A year forms the statements of household plots. */
export function FormPapers() {
  const today = dayIn(SHOP_TIME_ZONE, useDayReference().now)
  const [period, setPeriod] = useState(lastMonthOf(today))
  const { preview, form } = useAgencyPaperActions()
  const counted = form.data ?? preview.data
  const shown = counted?.period === period ? counted : undefined
  const left = shown ? shown.sellers - shown.formed : 0
  const count = (asked: string) => {
    setPeriod(asked)
    form.reset()
    if (!preview.isPending) preview.mutate(asked)
  }
  return (
    <Card as="section" className="stack g3" aria-label={text.form.title}>
      <h2 className="h3">{text.form.title}</h2>
      <form
        className="stack g3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          count(period)
        }}
      >
        <TextField
          type="month"
          label={text.form.month}
          value={period.length === 7 ? period : ''}
          error={fieldErrorsOf(preview.error).period}
          onChange={({ target }) => setPeriod(target.value)}
        />
        <div className="row">
          <Button type="submit" look="secondary" size="medium" busy={preview.isPending}>
            {text.form.ask}
          </Button>
          <Button look="secondary-gray" size="medium" onClick={() => count(String(Number(today.slice(0, 4)) - 1))}>
            {text.form.year}
          </Button>
        </div>
      </form>
      {shown && (
        <div className="stack g3" role="status">
          <p>
            <b>{moneyPapers.period(shown.period)}</b>: {text.form.sellers(shown.sellers, shown.formed)}
          </p>
          {shown.obstacle && (
            <p className="muted">
              {text.form.obstacles[shown.obstacle]}{' '}
              {shown.obstacle === 'notClosed' && (
                <a className="link" href={closingPath(shown.period.length === 4 ? `${shown.period}-12` : shown.period)}>
                  {text.form.toClosing}
                </a>
              )}
            </p>
          )}
          {shown.period.length === 7 && shown.sellers > 0 && (
            <p className="row">
              {(['xlsx', 'csv'] as const).map((format) => (
                <a
                  key={format}
                  className="link"
                  href={`/v1/office/ledger/months/${shown.period}/${format}`}
                  download=""
                >
                  {text.form.sellersFile(format.toUpperCase())}
                </a>
              ))}
            </p>
          )}
          {shown.isUnderWay && <p className="muted">{text.form.underWay}</p>}
          {!shown.obstacle && !shown.isUnderWay && left > 0 && (
            <Button busy={form.isPending} onClick={() => form.mutate(shown.period)}>
              {text.form.make(left)}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
