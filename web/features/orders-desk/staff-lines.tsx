import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import type { ChangeKind } from '@okolitsa/domain/orders/requested-change.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { useState } from 'react'
import { optionsText } from '../../data/restaurants/options-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RepeatIcon, ScaleIcon, XIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { RefuseLineDialog } from './refuse-line-dialog.tsx'
import { RemoveLineDialog } from './remove-line-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import css from './staff-lines.module.css'
import { type StaffLine, WeighDialog } from './weigh-dialog.tsx'

const THUMB_SIZE = 72

interface Action {
  readonly kind: 'weigh' | 'replace' | 'cancelLine' | 'refuseLine'
  readonly line: StaffLine
}

/** Lines of the order with their actions while it may be changed. */
export function StaffLines({ order, changes }: Pick<CabinetOrder, 'order' | 'changes'>) {
  const [action, setAction] = useState<Action | null>(null)
  const close = () => setAction(null)
  // the order has advanced or was cancelled while the window was open
  const shown = action && changes.includes(action.kind) ? action : null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.whatIsIn}</h2>
      <ul>
        {order.lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            isDinner={order.dinner !== null}
            changes={changes}
            onAction={(kind) => setAction({ kind, line })}
          />
        ))}
      </ul>
      {shown?.kind === 'weigh' && <WeighDialog order={order} line={shown.line} onClose={close} />}
      {shown?.kind === 'cancelLine' && <RemoveLineDialog order={order} line={shown.line} onClose={close} />}
      {shown?.kind === 'refuseLine' && <RefuseLineDialog order={order} line={shown.line} onClose={close} />}
      {shown?.kind === 'replace' && <ReplaceDialog order={order} line={shown.line} onClose={close} />}
    </Card>
  )
}

function amountWords(line: StaffLine): string {
  const amount = (value: number) => text.amountOf(value, line.unit, line.isWeight)
  if (line.pickedAmount === 0)
    return `${text.ordered(amount(line.orderedAmount))} · ${line.isRefused ? text.notTaken : text.notBrought}`
  if (line.pickedAmount === null) return text.ordered(amount(line.orderedAmount))
  return `${text.ordered(amount(line.orderedAmount))} · ${text.picked(amount(line.pickedAmount))}`
}

function LineRow({
  line,
  isDinner,
  changes,
  onAction,
}: {
  line: StaffLine
  isDinner: boolean
  changes: readonly ChangeKind[]
  onAction: (kind: Action['kind']) => void
}) {
  const isGone = line.pickedAmount === 0
  const sum = line.actualSum
  const src = resizedImageUrl(line.imageUrl, { width: THUMB_SIZE * 2, height: THUMB_SIZE * 2 })
  const isDone = line.pickedAmount !== null
  const weighWords = line.isWeight ? text.weigh : text.count
  return (
    <li className={css.line} data-gone={isGone || undefined}>
      <div className={css.row}>
        <Thumb size={THUMB_SIZE} hue={line.hue} faded={isGone} picture={{ src, alt: '' }} />
        <div>
          <b>{line.title}</b>
          <small>{amountWords(line)}</small>
          {line.options.length > 0 && <small>{optionsText(line.options)}</small>}
          <small>
            {[
              // dishes are not substituted
              !isDinner && (line.replaces === null ? text.substitutions[line.substitution] : text.instead),
              line.spoiltPercent > 0 && text.spoilt(line.spoiltPercent),
              line.missingAmount > 0 && text.missing(text.amountOf(line.missingAmount, line.unit, line.isWeight)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </div>
        <b>{line.isWeight && !isDone && changes.length > 0 ? orders.notMore(sum) : formatPrice(sum)}</b>
      </div>
      {changes.length > 0 && (
        <div className={css.actions}>
          {changes.includes('weigh') && (
            <Button
              look={line.isWeight && !isDone ? 'green-stroke' : 'secondary-gray'}
              icon={ScaleIcon}
              aria-label={text.ofLine(weighWords, line.title)}
              onClick={() => onAction('weigh')}
            >
              {weighWords}
            </Button>
          )}
          {changes.includes('replace') && !isGone && (
            <Button
              look="secondary-gray"
              icon={RepeatIcon}
              aria-label={text.ofLine(text.replace, line.title)}
              onClick={() => onAction('replace')}
            >
              {text.replace}
            </Button>
          )}
          {changes.includes('refuseLine') && !isGone && (
            <Button
              look="secondary-gray"
              icon={XIcon}
              aria-label={text.ofLine(text.refusing.button, line.title)}
              onClick={() => onAction('refuseLine')}
            >
              {text.refusing.button}
            </Button>
          )}
          {changes.includes('cancelLine') && !isGone && (
            <Button
              look="secondary-gray"
              icon={XIcon}
              aria-label={text.ofLine(text.outOfStock, line.title)}
              onClick={() => onAction('cancelLine')}
            >
              {text.outOfStock}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
