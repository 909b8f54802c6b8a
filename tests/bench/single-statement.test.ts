import { expect, test } from 'vitest'
import { textOf } from './replay.ts'
import { isKept } from './single-statement.ts'

test('keeps only the writes of a transaction', () => {
  const texts = [
    'begin',
    'select id from customer where id = $1 for update',
    'select from stock where product_id = any($1) order by product_id for no key update',
    'insert into outbox (topic) values ($1)',
    'update stock_hold set state = $3\n where id = $1',
    'with mine as (select from cart for update), put as (insert into cart_line select from mine) select 1',
    'delete from cart where id = $1',
    'commit',
  ]
  expect(texts.filter(isKept)).toEqual([texts[3], texts[4], texts[5], texts[6]])
})

test('formats values for PostgreSQL', () => {
  expect([null, 7, true, 'a', Buffer.from([1, 255]), new Date(0), { a: 1 }].map(textOf)).toEqual([
    null,
    '7',
    'true',
    'a',
    '\\x01ff',
    '1970-01-01T00:00:00.000Z',
    '{"a":1}',
  ])
  expect(textOf([1, null, 'say "so"', 'a\\b'])).toBe('{"1",NULL,"say \\"so\\"","a\\\\b"}')
})
