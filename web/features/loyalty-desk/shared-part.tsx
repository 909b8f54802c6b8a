import type { SharedDiscounts } from '@okolitsa/contracts/loyalty/shared-discounts.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { sharedDiscounts as text } from '@okolitsa/strings/ru/shared-discounts.ts'
import { useSharedDiscounts } from '../../data/loyalty/desk/use-offers.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Discounts of the market that the seller is asked to share; nothing is shown when there are none. */
export function SharedPart({ organizationId, initial }: { organizationId: number; initial: SharedDiscounts }) {
  const reference = useDayReference()
  const { shared, answer } = useSharedDiscounts(organizationId, initial)
  if (shared.items.length === 0) return null
  return (
    <Card as="section" className="stack g4" aria-labelledby="shared-title">
      <div>
        <h2 className="h3" id="shared-title">
          {text.title}
        </h2>
        <p className="sm muted">{text.lead}</p>
      </div>
      {shared.items.map(({ codeId, terms, withoutConsent, answer: given }) => (
        <div key={codeId} className="stack g2">
          <p>{terms}</p>
          <p className="sm muted">
            {given
              ? text[given.isAgreed ? 'agreed' : 'refused'](formatMoment(new Date(given.at), reference))
              : text.without[withoutConsent]}
          </p>
          {shared.mayAnswer ? (
            <div className="stack g2">
              {given?.isAgreed !== true && (
                <Button size="medium" busy={answer.isPending} onClick={() => answer.mutate({ codeId, isAgreed: true })}>
                  {text.agree}
                </Button>
              )}
              {given?.isAgreed !== false && (
                <Button
                  look="secondary"
                  size="medium"
                  busy={answer.isPending}
                  onClick={() => answer.mutate({ codeId, isAgreed: false })}
                >
                  {given ? text.revoke : text.refuse}
                </Button>
              )}
            </div>
          ) : (
            <p className="sm muted">{text.ownersOnly}</p>
          )}
        </div>
      ))}
    </Card>
  )
}
