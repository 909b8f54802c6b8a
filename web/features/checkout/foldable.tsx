import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './foldable.module.css'

/**
 * Collapses known values to one line with «change»; displays the fields of unknown ones. Fields stay open while they
 * have the focus, also after they have become complete.
 */
export function Foldable({
  name,
  isComplete,
  summary,
  children,
}: {
  /** Accessible name of the subject of the button. */
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focus keeps the fields open */}
      <div id={id} hidden={!isShown} onFocus={() => setIsOpen(true)}>
        {isShown && children}
      </div>
    </>
  )
}
