import { peopleOf } from '@okolitsa/demo/history/people.ts'
import type { Span } from '@okolitsa/demo/history/plan.ts'
import { randomOf } from '@okolitsa/demo/history/random.ts'
import { momentIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { type Life, MSK, minutesLater, payOnline } from './life.ts'

/** Share of the people who buy a plan in the course of the history. */
const MEMBERS = 0.18
const PLANS = ['Start2024Year1', 'Advanced2024Year1'] as const

/** Puts the purchases of plans on the agenda; some members end theirs. */
export function planMemberships(life: Life, span: Span): void {
  for (const person of peopleOf(span.seed).slice(1)) {
    const random = randomOf(`${span.seed}: member ${person.index}`)
    if (!random.chance(MEMBERS)) continue
    const day = random.int(1, span.days - 1)
    const at = momentIn(MSK, plusDays(span.firstDay, day), random.int(9 * 60, 22 * 60))
    const plan = random.weighted(PLANS, (code) => (code === 'Start2024Year1' ? 2 : 1))
    const isEnded = random.chance(0.15)
    life.agenda.add(at, async () => {
      const { shop, agenda, count } = life
      const [priced] = await shop.sql<{ price: number }>('select price from subscription_plan where code = $1', [plan])
      const body = { plan, paymentMethod: random.pick(['sbp', 'rbs']), expectedTotal: (priced?.price ?? 0) / 100 }
      const bought = await shop.asPerson(person, 'POST', '/api/v2/subscription/orders', body)
      if (bought.status !== 201) return count(`plan refused: ${bought.body.code}`)
      count('plan bought')
      agenda.add(minutesLater(shop.now(), 3), () => payOnline(life, person, bought.body.orderId))
      if (!isEnded) return
      agenda.add(minutesLater(shop.now(), random.int(6, 20) * 1_440), async () => {
        const own = await shop.asPerson(person, 'GET', '/api/v2/subscription/orders')
        const expectedBack = own.body.running?.back ?? 0
        const ended = await shop.asPerson(person, 'POST', '/api/v2/subscription/end', { expectedBack })
        count(ended.status === 200 ? 'plan ended' : `end refused: ${ended.body.code}`)
      })
    })
  }
}
