import { start as text } from '@okolitsa/strings/ru/seller-start.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './start.module.css'

/** A seller that customers see: nothing is left to do here. */
export function Opened() {
  return (
    <Card as="section" className={css.screen}>
      <h1 className="h2">{text.states.approvedTitle}</h1>
      <p>{text.states.approved}</p>
      <div className={css.actions}>
        <Button href="/cabinet">{text.states.today}</Button>
      </div>
    </Card>
  )
}
