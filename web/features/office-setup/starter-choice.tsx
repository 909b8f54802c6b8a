import type { StarterState } from '@okolitsa/contracts/starter/starter.endpoints.ts'
import type { StarterKind } from '@okolitsa/domain/starter/kinds.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { useState } from 'react'
import { useStarter } from '../../data/office/use-starter.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { setupPath } from './setup-frame.tsx'
import css from './steps.module.css'

const text = marketSetup.starter

/** Starter data of these kinds: what is applied, and what an application adds. */
export function StarterChoice({ kinds }: { kinds: readonly StarterKind[] }) {
  const { state, apply } = useStarter()
  const [left, setLeft] = useState<readonly StarterKind[]>([])
  if (state.isError && !state.data)
    return (
      <ErrorState
        scope="block"
        title={marketSetup.notLoaded}
        action={<Button onClick={() => void state.refetch()}>{marketSetup.again}</Button>}
      />
    )
  if (!state.data) return <Skeleton height={160} />
  const shown = state.data.kinds.filter(({ kind }) => kinds.includes(kind))
  const waiting = shown.filter((one) => isWaiting(one) && !left.includes(one.kind)).map(({ kind }) => kind)
  return (
    <Card className={css.fields}>
      <ul className={css.rows}>
        {shown.map((one) => (
          <li key={one.kind} className={css.row}>
            <KindRow
              kind={one}
              isChosen={waiting.includes(one.kind)}
              onChoose={(isChosen) =>
                setLeft((now) => (isChosen ? now.filter((kind) => kind !== one.kind) : [...now, one.kind]))
              }
            />
          </li>
        ))}
      </ul>
      {apply.error && <Notification tone="error">{refusalWords(apply.error, text.failed)}</Notification>}
      {shown.some(isWaiting) && (
        <Button
          look="secondary"
          busy={apply.isPending}
          aria-disabled={waiting.length === 0}
          onClick={() => {
            if (waiting.length > 0 && !apply.isPending) apply.mutate(waiting)
          }}
        >
          {text.apply}
        </Button>
      )}
      {apply.isSuccess && (
        <p className="sm" role="status">
          {text.done}
        </p>
      )}
      {kinds.includes('legalTexts') && state.data.unfilledTexts.length > 0 && (
        <Notification tone="warning" title={text.unfilled}>
          <p>{state.data.unfilledTexts.map(({ title }) => title).join(', ')}</p>
          <a className="link" href={setupPath('operator')}>
            {text.toOperator}
          </a>
        </Notification>
      )}
    </Card>
  )
}

type Kind = StarterState['kinds'][number]

const isWaiting = ({ isApplied, toAdd, toUpdate }: Kind): boolean => !isApplied || toAdd + toUpdate > 0

function KindRow({
  kind,
  isChosen,
  onChoose,
}: {
  kind: Kind
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const { total, toAdd, toUpdate, isApplied, differences } = kind
  const title = text.kinds[kind.kind]
  return (
    <>
      <span className={css.words}>
        {isWaiting(kind) ? (
          <Checkbox checked={isChosen} onChange={(event) => onChoose(event.target.checked)}>
            {title}
          </Checkbox>
        ) : (
          title
        )}
        <small>
          {text.counts(total)}
          {isWaiting(kind) && `, ${text.toApply(toAdd, toUpdate)}`}
          {differences.length > 0 && isApplied && `, ${text.differences(differences.length)}`}
        </small>
      </span>
      {isApplied && <Badge color="green">{text.applied}</Badge>}
    </>
  )
}
