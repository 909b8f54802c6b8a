import type { Recipe } from '@okolitsa/contracts/recipes/recipe.ts'
import { recipes } from '@okolitsa/strings/ru/recipes.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowLeftIcon, PauseIcon, PlayIcon, RotateCcwIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import css from './cooking.module.css'
import { clockText, useStepTimer } from './use-step-timer.ts'

const text = recipes.cooking
const LONGER_MS = 30_000
const RADIUS = 106
const LENGTH = 2 * Math.PI * RADIUS

/** Keeps the screen on while cooking, if the browser supports it; requests it again when the page becomes visible. */
function useScreenOn(): void {
  useEffect(() => {
    let lock: { release(): Promise<void> } | undefined
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch {
        // the browser refuses on low battery; cooking continues
      }
    }
    void hold()
    const again = () => void hold()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      lock?.release().catch(() => undefined)
    }
  }, [])
}

function StepTimer({ minutes }: { minutes: number }) {
  const timer = useStepTimer(minutes)
  return (
    <div className={css.timer}>
      <div className={css.dial} data-over={timer.isOver ? '' : undefined}>
        <svg viewBox="0 0 236 236" aria-hidden="true">
          <circle cx="118" cy="118" r={RADIUS} />
          <circle cx="118" cy="118" r={RADIUS} strokeDasharray={`${LENGTH * timer.share} ${LENGTH}`} />
        </svg>
        <div role="timer" aria-label={text.timer}>
          <b>{clockText(timer.leftMs)}</b>
          {timer.isOver && <small>{text.timeIsUp}</small>}
        </div>
      </div>
      <p className="visually-hidden" aria-live="assertive">
        {timer.isOver && text.timeIsUp}
      </p>
      <div className={css.controls}>
        <Button look="white" size="medium" icon={RotateCcwIcon} onClick={timer.again}>
          {text.again}
        </Button>
        {timer.isRunning ? (
          <Button look="white" size="medium" icon={PauseIcon} onClick={timer.pause}>
            {text.pause}
          </Button>
        ) : (
          !timer.isOver && (
            <Button look="white" size="medium" icon={PlayIcon} onClick={timer.start}>
              {text.start}
            </Button>
          )
        )}
        <Button look="white" size="medium" onClick={() => timer.add(LONGER_MS)}>
          {text.longer}
        </Button>
      </div>
    </div>
  )
}

/** One step at a time in large type, with a timer; the screen stays on. */
export default function Cooking({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  useScreenOn()
  const { steps, title } = recipe
  const [index, setIndex] = useState(0)
  const step = steps[index]
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={step ? text.step(index + 1, steps.length) : text.finish}
      closeLabel={text.close}
      size="medium"
      footer={
        <div className={css.nav}>
          {index > 0 && (
            <IconButton icon={ArrowLeftIcon} label={text.back(index)} look="gray" onClick={() => setIndex(index - 1)} />
          )}
          <Button size="xlarge" block onClick={() => (step ? setIndex(index + 1) : onClose())}>
            {step ? text.next : text.close}
          </Button>
        </div>
      }
    >
      <div className={css.bars} aria-hidden="true">
        {steps.map(({ title: name }, place) => (
          <i key={name} data-state={place < index ? 'done' : place === index ? 'now' : undefined} />
        ))}
      </div>
      <div className={css.step} aria-live="polite">
        <h2 className="h2">{step ? step.title : text.done}</h2>
        <p>{step ? step.text : text.doneText(title)}</p>
      </div>
      {step?.minutes != null && <StepTimer key={index} minutes={step.minutes} />}
    </Modal>
  )
}
