import { expect, it } from 'vitest'
import { inboxItemPath, inboxPath, inboxQueryOf, openedOf } from './inbox-query.ts'

it('an address and what it shows are one and the same; nonsense is all that waits', () => {
  expect(inboxPath()).toBe('/cabinet/inbox')
  for (const query of [
    { kind: 'review', state: 'answered' },
    { kind: null, state: 'waiting' },
    { kind: 'chat', state: 'waiting' },
  ] as const)
    expect(inboxQueryOf(new URL(inboxPath(query), 'https://x.test').searchParams)).toEqual(query)
  expect(inboxQueryOf(new URLSearchParams('kind=letter&state=x'))).toEqual({ kind: null, state: 'waiting' })
})

it('one thing keeps the list beside it; an address of nothing is none', () => {
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
