import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './foldable.module.css'

/**
 * What is known already is one line with «change» beside it; what is not is asked for. While somebody is at the fields
 * they stay, also when they have become complete under the hands.
 */
export function Foldable({
  name,
  isComplete,
  summary,
  children,
}: {
  /** Of what the button changes, read aloud with it. */
  name: string
  isComplete: boolean
  summary: ReactNode
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isShown = isOpen || !isComplete
  return (
    <>
      <div className={css.line}>
        {summary}
        {isComplete && (
          <Button
            look="soft"
            size="small"
            aria-expanded={isShown}
            aria-controls={id}
            aria-label={isShown ? text.fold.close(name) : text.fold.open(name)}
            onClick={() => setIsOpen(!isShown)}
          >
            {isShown ? text.fold.done : text.fold.change}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever is at the fields keeps them */}
      <div id={id} hidden={!isShown} onFocus={() => setIsOpen(true)}>
        {isShown && children}
      </div>
    </>
  )
}
