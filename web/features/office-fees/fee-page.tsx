import { officeFees as text } from '@okolitsa/strings/ru/office-fees.ts'
import { useFees } from '../../data/office/use-fees.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FeeForm } from './fee-form.tsx'
import { FeeRules } from './fee-rules.tsx'
import { FeeVat } from './fee-vat.tsx'
import css from './fees.module.css'
import { OrderFees } from './order-fees.tsx'

/** Rules of the fees with their order of strength, the form of a new one, the VAT, and the fee of an order. */
export function FeePage() {
  const { data, isError, refetch } = useFees()
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.loadFailed}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={320} />
      </div>
    )
  const { waiting, abilities } = data
  return (
    <div className={css.columns}>
      <div className="stack g5">
        <FeeRules fees={data} />
        {waiting.length > 0 && (
          <Card as="section" className="stack g3" aria-label={text.waiting}>
            <h2 className="h3">{text.waiting}</h2>
            <ul className={css.list}>
              {waiting.map(({ id, title, proposedBy, before, after }) => (
                <li key={id}>
                  <b>{title}</b>
                  <small>{text.waitingBy(proposedBy, before, after)}</small>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card as="section" className="stack g2" aria-label={text.order}>
          <h2 className="h3">{text.order}</h2>
          <p className="muted">{text.orderNote}</p>
        </Card>
        <OrderFees />
      </div>
      <div className="stack g5">
        {abilities.includes('propose') && <FeeForm />}
        <FeeVat vat={data.vat} mayChange={abilities.includes('setVat')} />
      </div>
    </div>
  )
}
