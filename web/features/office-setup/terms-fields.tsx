import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupProblems } from './group-problems.tsx'
import type { useFees, usePayouts } from './groups.ts'
import { PayoutsFields } from './payouts-fields.tsx'
import { StarterChoice } from './starter-choice.tsx'
import css from './steps.module.css'

const text = marketSetup.terms
/** Sum of the example, roubles. */
const EXAMPLE = 10_000

/** Commission of sellers with an example, their payouts, and the legal texts. */
export function TermsFields({
  fees,
  payouts,
}: {
  fees: ReturnType<typeof useFees>
  payouts: ReturnType<typeof usePayouts>
}) {
  const { fields, errors, change } = fees
  const percent = Number(fields.commission.replace(',', '.'))
  const isShown = fields.commission.trim() !== '' && percent >= 0 && percent <= 100
  const fee = Math.round(EXAMPLE * percent) / 100
  return (
    <>
      <GroupProblems group={fees} labels={{ commission: text.commission }} />
      <Card className={css.fields}>
        <TextField
          label={text.commission}
          hint={text.commissionHint}
          name="commissionPercent"
          inputMode="decimal"
          value={fields.commission}
          error={errors.commissionPercent}
          onChange={(event) => change({ commission: event.target.value })}
        />
        {isShown && (
          <section aria-label={text.example} className={css.fields}>
            <h2 className="h4">{text.example}</h2>
            <dl className={css.sum}>
              <div>
                <dt>{text.paid}</dt>
                <dd>{formatPrice(EXAMPLE)}</dd>
              </div>
              <div>
                <dt>{text.fee(fields.commission)}</dt>
                <dd>−{formatPrice(fee)}</dd>
              </div>
              <div>
                <dt>
                  <b>{text.left}</b>
                </dt>
                <dd>
                  <b>{formatPrice(EXAMPLE - fee)}</b>
                </dd>
              </div>
            </dl>
          </section>
        )}
      </Card>
      <PayoutsFields payouts={payouts} />
      <section className={css.fields}>
        <div className="stack g1">
          <h2 className="h3">{text.legal}</h2>
          <p className="muted">{text.legalLead}</p>
        </div>
        <StarterChoice kinds={['legalTexts']} />
      </section>
    </>
  )
}
