import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { factsOf } from '@okolitsa/contracts/refusals/facts-of.ts'
import { minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import { picksUpAt } from '@okolitsa/domain/telephony/callback-limits.ts'
import { telephony as text } from '@okolitsa/strings/ru/telephony.ts'
import { useSellerCall } from '../../data/telephony/use-seller-call.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PhoneCallIcon, PhoneIcon } from '../../ui/icons.ts'

/** Message of a refused call-back request. */
function callRefusalWords(error: unknown): string {
  if (!isApiProblem(error)) return text.failed
  const { code, retryAfter } = error.problem
  if (code === 'TOO_MANY_REQUESTS') return text.wait(retryAfter ?? 0)
  const hours = factsOf(error.problem, 'CALL_OUT_OF_HOURS')
  return hours ? text.hours(hours.fromHour, hours.toHour) : refusalWords(error, text.failed)
}

/** «Call me back» during the seller's hours and the support line, for orders of sellers with telephony. */
export function CallSeller({ order: { farmerId: organizationId, farmer, callHours } }: { order: OrderAnswer }) {
  const { now } = useDayReference()
  const { call, support } = useSellerCall(organizationId)
  const picksUp = picksUpAt(minuteOfDayIn(farmer.timeZone, now), callHours)
  const toDial = call.data?.phoneNumber ?? null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.title}</h2>
      <Pretended service="mango" />
      <div aria-live="polite">
        {call.isSuccess && toDial === null && <Notification tone="success" title={text.accepted} />}
        {call.isError && <Notification tone="warning" title={callRefusalWords(call.error)} />}
        {call.isIdle && (
          <p className="muted">{picksUp ? text.text : text.later(callHours.fromHour, callHours.toHour)}</p>
        )}
      </div>
      {picksUp && toDial === null && (
        <Button block look="secondary" icon={PhoneCallIcon} busy={call.isPending} onClick={() => call.mutate()}>
          {text.callBack}
        </Button>
      )}
      {toDial !== null && (
        <Button block look="secondary" icon={PhoneIcon} href={`tel:+${toDial}`}>
          {text.dial(toDial)}
        </Button>
      )}
      {support && (
        <a className="link" href={`tel:${support}`}>
          {text.support(support)}
        </a>
      )}
    </Card>
  )
}
