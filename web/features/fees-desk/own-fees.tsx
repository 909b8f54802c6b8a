import type { FeeRule, OwnFees as Fees } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { feeConditions, feeTerms, officeFees } from '@okolitsa/strings/ru/office-fees.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'

const text = officeFees.own

/** Rules that apply to the seller, the strongest first; those of later days with their day. */
export function OwnFees({ fees: { today, rules } }: { fees: Fees }) {
  const reference = { ...useDayReference(), zone: SHOP_TIME_ZONE }
  const isLater = ({ fromDay }: FeeRule) => fromDay !== null && fromDay > today
  const list = (some: readonly FeeRule[]) => (
    <DescriptionList
      items={some.map((rule) => ({
        term: [
          feeConditions({ ...rule, seller: null, category: rule.category?.title ?? null }) ||
            (rule.source === 'default' ? officeFees.rest : officeFees.everything),
          isLater(rule) && rule.fromDay !== null && officeFees.from(rule.fromDay, reference),
          rule.untilDay !== null && officeFees.until(rule.untilDay, reference),
        ]
          .filter(Boolean)
          .join(' · '),
        value: feeTerms({ ...rule, seller: null, category: null }),
      }))}
    />
  )
  const later = rules.filter(isLater)
  return (
    <>
      <h1 className="h1">{text.title}</h1>
      <p className="muted">{text.note}</p>
      <Card as="section" className="stack g3" aria-label={text.now}>
        <h2 className="h3">{text.now}</h2>
        {list(rules.filter((rule) => !isLater(rule)))}
      </Card>
      {later.length > 0 && (
        <Card as="section" className="stack g3" aria-label={text.later}>
          <h2 className="h3">{text.later}</h2>
          {list(later)}
        </Card>
      )}
    </>
  )
}
