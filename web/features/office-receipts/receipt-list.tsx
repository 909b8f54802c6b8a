import type { OpenReceipt } from '@okolitsa/contracts/fiscal/office-receipts.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeReceipts as text } from '@okolitsa/strings/ru/office-receipts.ts'
import { lazy, Suspense, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { type OpenReceipts, useOpenReceipts } from '../../data/office/use-receipts.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const CorrectionDialog = lazy(() => import('./correction-dialog.tsx'))

/** Receipts that a person has to look at, with the button of those that the register refused. */
export function ReceiptList({ after, initial }: { after: string | null; initial: OpenReceipts }) {
  const { items, next, abilities } = useOpenReceipts(after, initial)
  const [opened, setOpened] = useState<OpenReceipt | null>(null)
  const reference = useDayReference()
  const mayCorrect = abilities.includes('correct')
  return (
    <>
      {items.length === 0 && (
        <Card>
          <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
        </Card>
      )}
      {items.map((receipt) => (
        <Card key={receipt.id} as="section" className="stack g2">
          <h2 className="h4">
            {text.kinds[receipt.kind]}{' '}
            <Badge color={receipt.state === 'failed' ? 'red' : 'gray'}>{text.states[receipt.state]}</Badge>
          </h2>
          <p className="sm muted">
            <a className="link" href={`/office/orders/${receipt.orderId}`}>
              {text.order(receipt.number)}
            </a>
            {` · ${formatMoment(new Date(receipt.createdAt), reference)}`}
          </p>
          {receipt.failure !== null && <p>{text.failure(receipt.failure)}</p>}
          {mayCorrect && receipt.correction && (
            <div>
              <Button size="small" onClick={() => setOpened(receipt)}>
                {text.correct}
              </Button>
            </div>
          )}
        </Card>
      ))}
      {next !== null && (
        <div>
          <Button look="secondary" href={`/office/receipts?after=${next}`}>
            {text.further}
          </Button>
        </div>
      )}
      {opened?.correction && (
        <Suspense>
          <CorrectionDialog receiptId={opened.id} correction={opened.correction} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
