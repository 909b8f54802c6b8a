import { expect, it } from 'vitest'
import { inboxItemPath, inboxPath, inboxQueryOf, openedOf } from './inbox-query.ts'

it('parses its own URLs; an invalid one shows all waiting items', () => {
  expect(inboxPath()).toBe('/cabinet/inbox')
  for (const query of [
    { kind: 'review', state: 'answered' },
    { kind: null, state: 'waiting' },
    { kind: 'chat', state: 'waiting' },
  ] as const)
    expect(inboxQueryOf(new URL(inboxPath(query), 'https://x.test').searchParams)).toEqual(query)
  expect(inboxQueryOf(new URLSearchParams('kind=letter&state=x'))).toEqual({ kind: null, state: 'waiting' })
})

it('keeps the list in the URL of an item, and rejects invalid items', () => {
  expect(inboxItemPath({ kind: 'chat', id: 7 }, { kind: 'chat', state: 'waiting' })).toBe(
    '/cabinet/inbox/chat/7?kind=chat',
  )
  expect(openedOf('chat', '7')).toEqual({ kind: 'chat', id: 7 })
  for (const [kind, id] of [
    ['letter', '7'],
    ['chat', '0'],
    ['chat', '12345678901'],
    ['chat', undefined],
  ])
    expect(openedOf(kind, id)).toBeUndefined()
})
