import type { Paper } from '@okolitsa/contracts/sellers/paper-desk.endpoints.ts'
import { paperChecks } from '@okolitsa/strings/ru/paper-checks.ts'
import { papers as text } from '@okolitsa/strings/ru/papers.ts'
import { productPage } from '@okolitsa/strings/ru/product-page.ts'
import { useDayReference } from '../../../platform/loading/use-day-reference.ts'
import { Notification } from '../../../ui/alert.tsx'
import { Badge, type BadgeColor } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import css from './papers.module.css'

const CHECK_COLORS: Readonly<Partial<Record<Paper['state'], BadgeColor>>> = { waiting: 'blue', refused: 'red' }
const COLORS: Readonly<Record<Paper['term'], BadgeColor>> = { valid: 'green', endsSoon: 'orange', ended: 'red' }

export function PaperRow({
  paper: { kind, title, number, validTo, fileUrl, term, state, refusal, remark },
  onRenew,
  onRemove,
}: {
  paper: Paper
  onRenew: () => void
  onRemove: () => void
}) {
  const reference = useDayReference()
  const holds =
    validTo === null ? text.endless : term === 'ended' ? text.ended(validTo, reference) : text.until(validTo, reference)
  return (
    <Card as="article" className={css.paper}>
      <div className={css.head}>
        <h2 className="h4">
          {productPage.documentKinds[kind]}: {title}
        </h2>
        <Badge size="large" color={CHECK_COLORS[state] ?? COLORS[term]}>
          {state === 'accepted' || state === 'expired' ? text.terms[term] : paperChecks.states[state]}
        </Badge>
      </div>
      <p>
        {number} <span className="muted">· {holds}</span>
      </p>
      {state === 'waiting' && <p className="sm muted">{text.waits}</p>}
      {refusal && (
        <Notification tone="error" title={paperChecks.because(paperChecks.reasons[refusal], remark)}>
          {text.refused}
        </Notification>
      )}
      {fileUrl === null && <p className="sm muted">{text.noFile}</p>}
      <div className={css.acts}>
        {fileUrl !== null && (
          <Button
            href={fileUrl}
            target="_blank"
            rel="noopener"
            look="secondary"
            size="medium"
            aria-label={text.openOf(title)}
          >
            {text.open}
          </Button>
        )}
        <Button
          look={term === 'valid' && state !== 'refused' ? 'secondary-gray' : 'primary'}
          size="medium"
          aria-label={text.renewOf(title)}
          onClick={onRenew}
        >
          {text.renew}
        </Button>
        <Button look="secondary-gray" size="medium" aria-label={text.removeOf(title)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </Card>
  )
}
