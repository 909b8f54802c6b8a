import type { Plan, PlanOffer } from '@okolitsa/contracts/subscription/plans.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { PlanEffect } from '@okolitsa/domain/subscription/plan-terms.ts'
import { formatPrice, MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { paymentMethodTexts } from '@okolitsa/strings/ru/payments.ts'
import { plansText } from '@okolitsa/strings/ru/plans.ts'
import { useState } from 'react'
import { useBuyPlan } from '../../data/plans/use-plans.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CreditCardIcon, QrCodeIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SumList } from '../../ui/sum-list.tsx'

const text = plansText.buy

/** Consequences of buying a plan, before the payment. */
export default function BuyPlanWindow({
  plan,
  offer,
  effect,
  methods,
  onOpenChange,
}: {
  plan: Plan
  offer: PlanOffer
  effect: PlanEffect
  methods: readonly Parameters<ReturnType<typeof useBuyPlan>['mutate']>[0]['paymentMethod'][]
  onOpenChange: (isOpen: boolean) => void
}) {
  const reference = useDayReference()
  const [method, setMethod] = useState(methods[0] ?? null)
  const buy = useBuyPlan()
  const day = (moment: string) => dayIn(MOSCOW, new Date(moment))
  const onBuy = () => {
    if (!method || buy.isPending || buy.isSuccess) return
    const body = { plan: plan.code, paymentMethod: method, expectedTotal: offer.total, expectedBack: offer.back }
    buy.mutate(body, { onSuccess: ({ payUrl }) => window.location.assign(payUrl) })
  }
  return (
    <Modal isOpen onOpenChange={onOpenChange} title={text.title[effect]} closeLabel={text.close}>
      <div className="stack g4">
        <p className="strong">{plansText.of(plan.family)}</p>
        <p>{text.text[effect]}</p>
        {buy.error && <Notification tone="error" title={refusalWords(buy.error, text.failed)} />}
        <RadioCards
          label={text.payment}
          value={method}
          items={methods.map((code) => ({
            value: code,
            icon: code === 'sbp' ? QrCodeIcon : CreditCardIcon,
            ...paymentMethodTexts[code],
          }))}
          onValueChange={setMethod}
        />
        <SumList
          items={[
            { title: text.term, value: text.days(day(offer.from), day(offer.to), reference) },
            ...(offer.back > 0 ? [{ title: text.back, value: formatPrice(offer.back) }] : []),
            { title: text.total, value: formatPrice(offer.total), kind: 'total' as const },
          ]}
        />
        <Button block busy={buy.isPending || buy.isSuccess} disabled={!method} onClick={onBuy}>
          {text.pay(offer.total)}
        </Button>
        <p className="sm muted">{text.once}</p>
      </div>
    </Modal>
  )
}
