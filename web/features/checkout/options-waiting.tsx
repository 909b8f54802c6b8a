import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'

/** The request for delivery and payment options has failed. */
export function OptionsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Card className="stack g4">
      <h2 className="h3">{text.failedTitle}</h2>
      <p className="muted">{text.failedText}</p>
      <div>
        <Button look="secondary" onClick={onRetry}>
          {text.retry}
        </Button>
      </div>
    </Card>
  )
}

export function OptionsLoading() {
  return (
    <Card role="status" aria-label={text.loading}>
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </Card>
  )
}
