import { expect, it } from 'vitest'
import { openTrades, TRADES } from './trade.ts'

it.each([
  [[], [...TRADES]],
  [['restaurants'], TRADES.filter((trade) => trade !== 'restaurant')],
  [['goods'], ['restaurant', 'guestHouse']],
  [['goods', 'tours', 'chat'], ['restaurant']],
] as const)('leaves out trades of the closed areas %j', (closed, trades) => {
  expect(openTrades(closed)).toEqual(trades)
})
