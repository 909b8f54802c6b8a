import { registrationDesk as text } from '@okolitsa/strings/ru/registration-desk.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './start.module.css'

/** The shop is already visible to customers: no steps remain. */
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
