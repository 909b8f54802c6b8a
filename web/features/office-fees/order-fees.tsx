import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { feeConditions, feeTerms, officeFees } from '@okolitsa/strings/ru/office-fees.ts'
import { useState } from 'react'
import { useOrderFees } from '../../data/office/use-fees.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { inWords } from './fee-rules.tsx'
import css from './fees.module.css'

const text = officeFees.explain

/** Why the fee of an order is what it is, line by line. */
export function OrderFees() {
  const [typed, setTyped] = useState('')
  const [orderId, setOrderId] = useState<number | null>(null)
  const { data, isError, isFetching } = useOrderFees(orderId)
  return (
    <Card as="section" className="stack g3" aria-label={text.title}>
      <h2 className="h3">{text.title}</h2>
      <form
        className={css.pair}
        onSubmit={(event) => {
          event.preventDefault()
          const number = Number(typed.replaceAll(/\D/g, ''))
          setOrderId(number > 0 ? number : null)
        }}
      >
        <TextField
          label={text.number}
          inputMode="numeric"
          maxLength={12}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit" look="secondary" size="medium" busy={isFetching}>
            {text.ask}
          </Button>
        </div>
      </form>
      {isError && <p role="status">{text.none}</p>}
      {data && (
        <WideTable label={text.line} className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{text.line}</th>
                <th scope="col">{text.won}</th>
                <th scope="col" className={css.number}>
                  {text.sum}
                </th>
                <th scope="col" className={css.number}>
                  {text.fee}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.lines.map(({ title, rule, sold, fee }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order, never reordered
                <tr key={index}>
                  <td>{title}</td>
                  <td>
                    {feeTerms(inWords(rule))}
                    <small>
                      {[officeFees.sources[rule.source], rule.seller?.title, feeConditions(inWords(rule))]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </td>
                  <td className={css.number}>{formatPrice(sold)}</td>
                  <td className={css.number}>{formatPrice(fee)}</td>
                </tr>
              ))}
              <tr>
                <td colSpan={3}>{text.total}</td>
                <td className={css.number}>
                  <b>{formatPrice(data.fee)}</b>
                </td>
              </tr>
            </tbody>
          </table>
        </WideTable>
      )}
    </Card>
  )
}
