import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { mostAmount } from '../../data/orders/claim-extent.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { lineAmount } from './order-lines.tsx'

const text = orderChanges.claim

export function ClaimAmount({
  kind,
  line,
  amount,
  error,
  onChange,
}: {
  kind: 'missing' | 'wrong'
  line: OrderAnswer['lines'][number]
  amount: string
  error: string | undefined
  onChange: (amount: string) => void
}) {
  const most = mostAmount(line)
  const all = (
    <Button look="secondary-gray" size="small" onClick={() => onChange(String(most))}>
      {`${text.all} · ${lineAmount(line, most)}`}
    </Button>
  )
  if (line.isWeight) {
    return (
      <div className="stack g2">
        <TextField
          label={`${text.amounts[kind]}. ${text.amountWeight(line.unit)}`}
          inputMode="numeric"
          value={amount}
          error={error}
          maxLength={8}
          onChange={(event) => onChange(event.target.value)}
        />
        <div>{all}</div>
      </div>
    )
  }
  const count = Math.max(1, Number(amount) || 1)
  return (
    <div className="stack g2">
      <p className="b">{text.amounts[kind]}</p>
      <div className="row">
        <QuantityStepper
          text={lineAmount(line, count)}
          labels={{ group: text.amounts[kind], ...text.steps }}
          isMinimum={count <= 1}
          {...(count >= most && { noMoreText: text.wrongAmount(lineAmount(line, most)) })}
          onDecrease={() => onChange(String(Math.max(1, count - 1)))}
          onIncrease={() => onChange(String(Math.min(most, count + 1)))}
        />
        {most > 1 && all}
      </div>
    </div>
  )
}
