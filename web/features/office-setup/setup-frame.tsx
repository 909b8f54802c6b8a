import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import { SETUP_STEPS, type SetupStep } from '@okolitsa/domain/market/opening.ts'
import { marketSetup as text } from '@okolitsa/strings/ru/market-setup.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/logo.tsx'
import css from './setup-frame.module.css'

export const setupPath = (step: SetupStep): string => `/office/setup/${step}`

/** Undone points of a step. */
const undoneOf = ({ opening }: DeskMarket, step: SetupStep): number =>
  opening.points.filter((point) => point.step === step && !point.isDone).length

/** Frame of the set-up: steps at the side, or above on a phone, the step, and a preview at the end. */
export function SetupFrame({
  market,
  step,
  children,
  preview,
}: {
  market: DeskMarket
  step: SetupStep
  children: ReactNode
  preview?: ReactNode
}) {
  const number = SETUP_STEPS.indexOf(step) + 1
  const { heading, lead } = text.steps[step]
  return (
    <div className={css.frame} data-toasts="top">
      <header className={css.side}>
        <a href="/office" className={css.logo}>
          <Logo name={market.identity.name} picture={market.identity.logoUrl ?? undefined} size="small" />
          <em>{text.name}</em>
          <span className="visually-hidden">{text.toOffice}</span>
        </a>
        <p className={css.count}>{text.stepOf(number, SETUP_STEPS.length)}</p>
        <nav aria-label={text.menu}>
          <ol className={css.steps}>
            {SETUP_STEPS.map((one, index) => (
              <Step key={one} step={one} number={index + 1} isHere={one === step} undone={undoneOf(market, one)} />
            ))}
          </ol>
        </nav>
        <p className={css.saved}>{text.saved}</p>
      </header>
      <div className={css.main}>
        <div className="stack g2">
          <h1 className="h2">{heading}</h1>
          <p className="muted">{lead}</p>
        </div>
        {children}
      </div>
      {preview && <div className={css.preview}>{preview}</div>}
    </div>
  )
}

function Step({ step, number, isHere, undone }: { step: SetupStep; number: number; isHere: boolean; undone: number }) {
  const isDone = undone === 0 && step !== 'opening'
  return (
    <li>
      <a href={setupPath(step)} aria-current={isHere ? 'step' : undefined}>
        <span className={isDone ? css.tick : css.number} aria-hidden="true">
          {isDone ? <CheckIcon size={15} /> : number}
        </span>
        <span>
          {text.steps[step].title}
          {step !== 'opening' && <small>{isHere ? text.now : isDone ? text.done : text.undone(undone)}</small>}
        </span>
      </a>
    </li>
  )
}

/** Buttons below a step: back, skip, and the main one that saves and goes on. */
export function StepButtons({
  step,
  isBusy,
  onNext,
}: {
  step: SetupStep
  isBusy?: boolean
  /** Saves the step and goes on; absent = the step has nothing to save. */
  onNext?: () => void
}) {
  const at = SETUP_STEPS.indexOf(step)
  const [previous, next] = [SETUP_STEPS[at - 1], SETUP_STEPS[at + 1]]
  return (
    <div className={css.buttons}>
      {previous && (
        <Button look="secondary-gray" href={setupPath(previous)}>
          {text.back}
        </Button>
      )}
      <span className={css.gap} />
      {next && onNext && (
        <Button look="soft" href={setupPath(next)}>
          {text.later}
        </Button>
      )}
      {next &&
        (onNext ? (
          <Button busy={isBusy} onClick={onNext}>
            {text.next(text.steps[next].title)}
          </Button>
        ) : (
          <Button href={setupPath(next)}>{text.next(text.steps[next].title)}</Button>
        ))}
    </div>
  )
}
