import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { operator as text } from '@okolitsa/strings/ru/operator.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import type { useChangePreview } from './use-staff-orders.ts'

const words = text.money

/** What a change does to the money, before anybody confirms it. */
export function MoneyConsequence({ preview, refusal, isCounting }: ReturnType<typeof useChangePreview>) {
  return (
    <div aria-live="polite" className="stack">
      {refusal && <Notice tone="warning" title={refusal} />}
      {isCounting && !preview && <p className="sm muted">{words.counting}</p>}
      {preview && <Counted preview={preview} />}
    </div>
  )
}

function Counted({ preview }: { preview: NonNullable<ReturnType<typeof useChangePreview>['preview']> }) {
  const { totalBefore, totalAfter, refund, surcharge, returnedBonuses, needsShopper } = preview
  const line = (title: string, sum: number) => (sum > 0 ? [{ title, value: formatPrice(sum) }] : [])
  return (
    <>
      <Card look="flat" className="stack">
        {totalBefore === totalAfter ? (
          <p>{words.same(totalAfter)}</p>
        ) : (
          <SumList
            items={[
              { title: words.total, value: text.sumChanged(totalBefore, totalAfter) },
              ...line(words.refund, refund),
              ...line(words.surcharge, surcharge),
              ...line(words.bonuses, returnedBonuses),
            ]}
          />
        )}
      </Card>
      {needsShopper && <Notice tone="info">{words.needsShopper}</Notice>}
    </>
  )
}
