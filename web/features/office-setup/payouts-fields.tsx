import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupProblems } from './group-problems.tsx'
import type { usePayouts } from './groups.ts'
import css from './steps.module.css'

const text = marketSetup.terms.payouts

/** When sellers are paid, and from which sum. */
export function PayoutsFields({ payouts }: { payouts: ReturnType<typeof usePayouts> }) {
  const { fields, errors, change } = payouts
  return (
    <>
      <GroupProblems
        group={payouts}
        labels={{ monthDays: text.monthDays, weekday: text.when, minimum: text.minimum, holdDays: text.holdDays }}
      />
      <Card className={css.fields}>
        <div className="stack g1">
          <h2 className="h4">{text.title}</h2>
          <p className="sm muted">{text.lead}</p>
        </div>
        <Select
          label={text.when}
          name="weekday"
          value={String(fields.weekday ?? '')}
          items={[
            { value: '', title: text.monthly },
            ...text.weekdays.map((title, index) => ({ value: String(index + 1), title })),
          ]}
          onChange={({ target }) => change({ weekday: target.value === '' ? null : Number(target.value) })}
        />
        {fields.weekday === null && (
          <TextField
            label={text.monthDays}
            hint={text.monthDaysHint}
            name="monthDays"
            inputMode="numeric"
            value={fields.monthDays}
            error={errors.monthDays}
            onChange={({ target }) => change({ monthDays: target.value })}
          />
        )}
        <TextField
          label={text.minimum}
          name="minimum"
          inputMode="numeric"
          value={fields.minimum}
          error={errors.minimum}
          onChange={({ target }) => change({ minimum: target.value })}
        />
        <TextField
          label={text.holdDays}
          name="holdDays"
          inputMode="numeric"
          value={fields.holdDays}
          error={errors.holdDays}
          onChange={({ target }) => change({ holdDays: target.value })}
        />
      </Card>
    </>
  )
}
