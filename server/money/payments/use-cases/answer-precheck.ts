import { mayBePaid } from '@okolitsa/domain/payments/payment-machine.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { Precheck, PrecheckVerdict } from '../ports.ts'
import { type Attempt, factsOf, findAttemptAtGateway } from '../store/payment.store.ts'

/**
 * Answers a gateway's check before it takes money, in the gateway's format. The answer refuses withdrawn, expired and
 * changed payments.
 * @throws Refusal BAD_REQUEST for a forged request, NOT_FOUND for an unknown payment
 */
export async function answerPrecheck(deps: PaymentDeps, fields: Readonly<Record<string, string>>): Promise<string> {
  for (const { precheck } of new Set(Object.values(deps.gateways))) {
    const asked = precheck?.read(fields)
    if (!precheck || !asked) continue
    const { number } = asked
    const attempt = await findAttemptAtGateway(deps.database.executor, { number, gatewayOrderId: number })
    if (!attempt) throw new Refusal('NOT_FOUND')
    return precheck.answer(asked, verdictOf(attempt, asked, deps.clock()), attempt.amount)
  }
  throw new Refusal('BAD_REQUEST')
}

function verdictOf(attempt: Attempt, asked: Precheck, now: Date): PrecheckVerdict {
  if (attempt.status === 'paid') return 'paid'
  const isAsAgreed = asked.amount === null || asked.amount === attempt.amount
  return mayBePaid(factsOf(attempt), now) && isAsAgreed ? 'payable' : 'over'
}
