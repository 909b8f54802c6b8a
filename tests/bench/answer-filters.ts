/**
 * Measures the cost of serializing answers by their schema: `node tests/bench/answer-filters.ts`. CPU time of one
 * answer relative to a bare JSON.stringify; the figures are in docs/decisions/004-contracts.md.
 */
import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { answerPicker } from '@okolitsa/server/platform/http/answer-picker.ts'
import { sampleOf } from './sample-answer.ts'

/** Rounds of each measurement; the result is their median. */
const ROUNDS = 15
const ROUND_MS = 60

const answers: readonly [string, Endpoint['answer'], items: number][] = [
  ['category page, 30 cards', api.catalog.listProducts.answer, 30],
  ['cart of 10 lines', api.cart.getCart.answer, 10],
  ['order of 6 lines', api.orders.getOrder.answer, 6],
  ['seller’s list, 20 orders', api.cabinet.listOrders.answer, 20],
]

/** CPU time of one run in microseconds, the median of the rounds. */
function cpuOf(run: () => unknown): number {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage()
    const until = performance.now() + ROUND_MS
    let runs = 0
    while (performance.now() < until) {
      for (let i = 0; i < 10; i += 1) run()
      runs += 10
    }
    const { user, system } = process.cpuUsage(before)
    rounds.push((user + system) / runs)
  }
  return rounds.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
}

for (const [name, schema, items] of answers) {
  const answer = sampleOf(schema, items)
  const pick = answerPicker(schema)
  const plain = cpuOf(() => JSON.stringify(answer))
  const ways: readonly [string, () => unknown][] = [
    ['picker', () => JSON.stringify(pick(answer))],
    ['picker without JSON', () => pick(answer)],
    ['zod', () => JSON.stringify(schema.parse(answer))],
  ]
  console.log(`${name}: ${JSON.stringify(answer).length} characters, JSON.stringify ${plain.toFixed(1)} µs`)
  for (const [way, run] of ways) {
    const cost = cpuOf(run)
    console.log(`  ${way.padEnd(22)} ${cost.toFixed(1).padStart(8)} µs  ×${(cost / plain).toFixed(2)}`)
  }
}
