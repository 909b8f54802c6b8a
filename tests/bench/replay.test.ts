import { expect, it } from 'vitest'
import type { RecordedStatement } from './recording.ts'
import { replayable, resolveSlot } from './replay.ts'

const CART = '0f0e0d0c-0000-4000-8000-000000000001'
const recorded: RecordedStatement[] = [
  { text: 'begin', values: [], rows: [] },
  { text: 'insert into orders values ($1, $2) returning id', values: [CART, 36], rows: [{ id: 800000007 }] },
  { text: 'insert into lines values ($1)', values: [[800000007, 36]], rows: [] },
  { text: 'insert into outbox values ($1)', values: [`{"orderId":800000007,"cartId":"${CART}","n":36}`], rows: [] },
  { text: 'delete from cart where id = $1', values: [CART], rows: [] },
]

it('replaces only recorded inputs and generated ids', () => {
  const statements = replayable(recorded, { cart: CART })
  const results = [[], [{ id: 800000042 }]]
  const values = statements.map(({ slots }) => slots.map((slot) => resolveSlot(slot, { cart: 'another' }, results)))
  expect(values).toEqual([
    [],
    ['another', 36],
    [[800000042, 36]],
    ['{"orderId":800000042,"cartId":"another","n":36}'],
    ['another'],
  ])
})

it('does not treat a part of a longer number as an id', () => {
  const [, , last] = replayable([...recorded.slice(0, 2), { text: 'x', values: ['1800000007'], rows: [] }], {})
  expect(resolveSlot(last?.slots[0] as never, {}, [])).toBe('1800000007')
})
