import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { expect, it } from 'vitest'
import { createOfficeApi } from './office-api.ts'
import { readQueues } from './today.ts'

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/v1/office/disputes': { items: [{ since: '2026-11-20T10:00:00Z' }, { since: '2026-11-19T10:00:00Z' }] },
  '/v1/office/moderation': {
    items: [{ since: '2026-11-21T10:00:00Z' }],
    counts: [
      { kind: 'page', count: 1 },
      { kind: 'review', count: 69 },
    ],
  },
  '/v1/office/day': { callBacks: { count: 1, due: '2026-11-20T12:00:00Z' } },
  '/v1/office/unanswered': { items: [], total: 0 },
  '/v1/office/payouts': { runs: [], waiting: { count: 1, since: '2026-11-20T12:00:00Z' } },
  '/v1/office/personal-data': {
    requests: [
      { moves: ['prepare'], answerBy: '2026-11-25' },
      { moves: [], answerBy: '2026-11-20' },
    ],
  },
}
const send = async ({ path }: { readonly path: string }) => {
  if (ANSWERS[path] === undefined) throw new Error('the node is gone')
  return ANSWERS[path]
}
const api = createOfficeApi(send as never)
const queuesOf = (...roles: Parameters<typeof officePermissionsOf>[0]) =>
  readQueues(api, { permissions: [...officePermissionsOf(roles)] })

it('contains the queues of the roles, each with its number and its oldest item', async () => {
  expect(await queuesOf('support')).toMatchObject([
    { name: 'callBacks', count: 1, since: '2026-11-20T12:00:00Z' },
    // until the evening of the next working day
    { name: 'disputes', count: 2, since: '2026-11-19T10:00:00Z' },
    { name: 'reviews', count: 70 },
    { name: 'unanswered', count: 0, since: null },
  ])
  expect(await queuesOf('accountant')).toMatchObject([{ name: 'payouts', count: 1 }])
})

it('shows the other queues when one cannot be read', async () => {
  const queues = await queuesOf('owner')
  expect(queues.find(({ name }) => name === 'stuck')).toMatchObject({ count: null })
  expect(queues.find(({ name }) => name === 'reviews')).toMatchObject({ count: 70 })
  expect(queues.find(({ name }) => name === 'dataRequests')).toMatchObject({
    count: 1,
    since: '2026-11-25T15:00:00.000Z',
  })
})
