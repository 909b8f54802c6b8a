import type { PickingOrder, PickingProduct } from '@okolitsa/contracts/picking/picking.ts'
import { fromRoubles, share, toRoubles } from '@okolitsa/domain/money/money.ts'
import { keysOf, pressKey, typedWeight } from '@okolitsa/domain/picking/typed-weight.ts'
import { formatAmount, formatOrderNumber, formatPricePerUnit } from '@okolitsa/strings/ru/format.ts'
import { picking } from '@okolitsa/strings/ru/picking.ts'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useScale } from '../../data/picking/desk/use-scale.ts'
import { resizedThumb } from '../../data/products/desk/picking-thumb.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowLeftIcon, CheckIcon, ScaleIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { AskAbove } from './ask-above.tsx'
import css from './weigh-pad.module.css'

const text = picking.scales
type Line = PickingOrder['lines'][number]

export interface Weighing {
  readonly order: PickingOrder
  readonly line: Line
  readonly product: PickingProduct
  readonly next: { readonly title: string; readonly amount: string } | null
  /** Weighed lines of the same row and their total. */
  readonly done: number
  readonly all: number
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0'] as const
const MAX_OVER = 2

/** Price of an amount in roubles, computed as in the order. */
const sumOf = ({ finalPrice }: Line, { measure }: PickingProduct, amount: number) =>
  toRoubles(share(fromRoubles(finalPrice), amount, measure))

/** Weighing: a large number, a keypad for gloved hands, and the resulting sum. */
export function WeighPad({
  weighing: { order, line, product, next, done, all },
  onWeigh,
  onAsked,
  onClose,
}: {
  weighing: Weighing
  /** Called with the weight in base units. */
  onWeigh: (amount: number) => void
  /** Called after the customer was asked to pay for an amount above the ordered one. */
  onAsked: () => void
  onClose: () => void
}) {
  // the next line starts empty, while the scale stays connected
  const [keys, setKeys] = useState({ lineId: line.id, text: '' })
  const typed = keys.lineId === line.id ? keys.text : ''
  const setTyped = (next: string) => setKeys({ lineId: line.id, text: next })
  const number = useRef<HTMLInputElement>(null)
  const scale = useScale((grams) => {
    if (product.unit !== 'г') return
    setTyped(keysOf(grams))
    // the connect button is gone; Enter must save the weight
    number.current?.focus()
  })
  // the keyboard types into the number from the start
  useEffect(() => number.current?.focus(), [])
  const weight = typedWeight(typed, line.need)
  const words = (amount: number) => formatAmount(amount, product.unit)
  const isOver = weight !== null && weight.amount > line.need
  const isTooMuch = weight !== null && weight.amount > line.need * MAX_OVER
  const picked = weight?.amount ?? 0
  const save = (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (picked === 0 || isTooMuch) return
    onWeigh(picked)
  }
  const pricePer = formatPricePerUnit(
    toRoubles(share(fromRoubles(line.finalPrice), 1000, product.measure)),
    product.unit,
  )
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      closeLabel={text.close}
      title={formatOrderNumber(order.id)}
      aside={<Scale {...scale} />}
      footer={
        <Foot
          isOver={isOver}
          isTooMuch={isTooMuch}
          saveWords={picked === 0 ? text.empty : text.save(words(picked))}
          note={next ? text.next(next.title, next.amount) : text.last}
          onSave={save}
          onAgain={() => setTyped('')}
          above={isOver && !isTooMuch && <AskAbove order={order} lineId={line.id} picked={picked} onAsked={onAsked} />}
        />
      }
    >
      <form className={css.pad} onSubmit={save} noValidate>
        <div className={css.what}>
          <Thumb size={72} hue={product.hue} picture={resizedThumb(product)} />
          <p>
            <b>{product.title}</b>
            <small>{text.asked(words(line.need), pricePer)}</small>
            <small>{text.about(order.recipientName, done, all)}</small>
          </p>
        </div>
        <label className={classNames(css.number, isOver && css.over)}>
          <input
            ref={number}
            aria-label={text.weight}
            inputMode="none"
            autoComplete="off"
            maxLength={6}
            value={typed}
            placeholder="0"
            style={{ width: `${Math.max(1, typed.length)}ch` }}
            onChange={(event) => setTyped([...event.target.value.replace('.', ',')].reduce(pressKey, ''))}
          />
          <small>{weight?.isThousands === false ? product.unit : text.thousands(product.unit)}</small>
        </label>
        <div aria-live="polite" className={css.comes}>
          {picked > 0 && !isTooMuch && <b>{text.comes(sumOf(line, product, picked))}</b>}
        </div>
        {isOver ? (
          <p className={css.warning} role="status">
            <b>{isTooMuch ? text.tooMuch : text.over(words(picked - line.need))}</b>
            {!isTooMuch && text.overText(line.sum)}
          </p>
        ) : (
          <p className={css.most}>
            <span>{text.most(line.sum)}</span>
            <small>{text.mostIs(words(line.need))}</small>
            <span className={css.bar} aria-hidden="true">
              <i style={{ width: `${Math.min(100, (picked * 100) / line.need)}%` }} />
            </span>
          </p>
        )}
        <div className={css.keys}>
          {KEYS.map((key) => (
            <button
              key={key}
              type="button"
              aria-label={key === ',' ? text.comma : undefined}
              onClick={() => setTyped(pressKey(typed, key))}
            >
              {key}
            </button>
          ))}
          <button
            type="button"
            className={css.erase}
            aria-label={text.erase}
            onClick={() => setTyped(typed.slice(0, -1))}
          >
            <ArrowLeftIcon size={28} />
          </button>
        </div>
        {/* Enter saves the weight, whatever button is shown below */}
        <button type="submit" hidden />
      </form>
    </Modal>
  )
}

/**
 * The bottom buttons. An amount above the paid one offers to give it away, weigh again, or ask the customer; otherwise
 * the main button.
 */
function Foot({
  isOver,
  isTooMuch,
  saveWords,
  note,
  onSave,
  onAgain,
  above,
}: {
  isOver: boolean
  isTooMuch: boolean
  saveWords: string
  note: string
  onSave: () => void
  onAgain: () => void
  /** Control that asks the customer to pay for the difference. */
  above: ReactNode
}) {
  return (
    <div className={css.foot}>
      {isOver ? (
        <div className={css.two}>
          {!isTooMuch && (
            <Button size="xlarge" look="secondary" onClick={() => onSave()}>
              {text.give}
            </Button>
          )}
          <Button size="xlarge" block onClick={onAgain}>
            {text.again}
          </Button>
        </div>
      ) : (
        <Button size="xlarge" block icon={CheckIcon} onClick={() => onSave()}>
          {saveWords}
        </Button>
      )}
      {above}
      <small>{note}</small>
    </div>
  )
}

/** A scale at the serial port, in browsers that support it. */
function Scale({ state, connect }: ReturnType<typeof useScale>) {
  if (state === 'absent') return null
  if (state === 'on') return <span className={css.connected}>{text.connected}</span>
  return (
    <Button
      look="secondary-gray"
      size="medium"
      icon={ScaleIcon}
      aria-label={state === 'failed' ? text.failed : text.connectLabel}
      onClick={connect}
    >
      {state === 'failed' ? text.failed : text.connect}
    </Button>
  )
}
