import { classNames } from './class-names.ts'
import { MinusIcon, PlusIcon, Trash2Icon } from './icons.ts'
import css from './quantity-stepper.module.css'
import { Tooltip } from './tooltip.tsx'

/** Accessible names of a stepper; each button is also listed alone, so its name includes the subject. */
export interface StepperLabels {
  /** Name of the group, for example "how many of goat cheese". */
  group: string
  decrease: string
  increase: string
  /** Name of the minus that removes the last piece. */
  remove: string
}

export interface QuantityStepperProps {
  /** The amount, for example "2 pcs". Announced when it changes. */
  text: string
  /** The sum under the amount. */
  note?: string | undefined
  labels: StepperLabels
  onDecrease: () => void
  onIncrease: () => void
  /** The next minus removes the product: displays a bin. */
  isLast?: boolean | undefined
  /** Reason of the maximum: the plus turns pale and shows it as a hint. */
  noMoreText?: string | undefined
  /** Short form of the reason in two words, shown under the amount in place of the sum. */
  noMoreNote?: string | undefined
  /** The amount is the minimum, and removal is not offered: the minus turns pale. */
  isMinimum?: boolean | undefined
  /** `filled` is the green strip of a card, `light` a gray one for rows and forms. */
  look?: 'filled' | 'light' | undefined
  className?: string | undefined
}

export function QuantityStepper({
  text,
  note,
  labels,
  onDecrease,
  onIncrease,
  isLast,
  noMoreText,
  noMoreNote,
  isMinimum,
  look = 'light',
  className,
}: QuantityStepperProps) {
  const under = noMoreNote ?? note
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex strip in every browser
    <div role="group" aria-label={labels.group} className={classNames(css.stepper, css[look], className)}>
      <button
        type="button"
        aria-label={isLast ? labels.remove : labels.decrease}
        aria-disabled={isMinimum || undefined}
        onClick={isMinimum ? undefined : onDecrease}
      >
        {isLast ? <Trash2Icon size={18} /> : <MinusIcon size={20} />}
      </button>
      <span className={css.amount} aria-live="polite" aria-atomic="true">
        {text}
        {under && <small>{under}</small>}
      </span>
      {noMoreText ? (
        <Tooltip text={noMoreText} align="end">
          <button type="button" aria-label={labels.increase} aria-disabled="true" data-restore-focus="">
            <PlusIcon size={20} />
          </button>
        </Tooltip>
      ) : (
        <button type="button" aria-label={labels.increase} onClick={onIncrease} data-restore-focus="">
          <PlusIcon size={20} />
        </button>
      )}
    </div>
  )
}
