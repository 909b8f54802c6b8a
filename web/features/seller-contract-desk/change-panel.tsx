import type { RequisitesChange } from '@okolitsa/contracts/seller-contract/seller-contract.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { sellerContract } from '@okolitsa/strings/ru/seller-contract.ts'
import { useRequisitesChange } from '../../data/seller-contract/desk/use-seller-contract.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './contract.module.css'

const text = sellerContract.link

/** A change of requisites as its notice's link shows it, with the button that cancels it. */
export function ChangePanel({ token, initial }: { token: string; initial: RequisitesChange }) {
  const reference = useDayReference()
  const { change, stop } = useRequisitesChange(token, initial)
  const when = formatMoment(new Date(change.effectiveFrom), reference)
  return (
    <Card as="section" className={css.panel}>
      <h1 className="h2">{text.title}</h1>
      <p>{text.text(change.seller, sellerContract.shown(change), when)}</p>
      {change.state === 'waiting' ? (
        <>
          <p className="muted">{text.warn}</p>
          <Button block size="xlarge" busy={stop.isPending} onClick={() => stop.mutate()}>
            {text.stop}
          </Button>
        </>
      ) : (
        <p role="status">{text[change.state]}</p>
      )}
    </Card>
  )
}

export const LostChange = () => (
  <Card as="section" className={css.panel}>
    <h1 className="h2">{text.over}</h1>
    <p className="muted">{text.overText}</p>
  </Card>
)
