import { BROADCASTS_PER_PAGE, type broadcastsEndpoints } from '@okolitsa/contracts/broadcasts/broadcasts.endpoints.ts'
import { FACTOR_ABOVE } from '@okolitsa/domain/broadcasts/audience.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { readKey, writeKey } from '../../../platform/db/keyset.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { presentRow } from '../present-broadcast.ts'
import { listSubjects } from '../store/audience.store.ts'
import { listBroadcasts } from '../store/broadcast.store.ts'
import { readBroadcast, stopBroadcast } from '../use-cases/read-broadcast.ts'
import { previewBroadcast, startBroadcast, tryBroadcast, type WritingDeps } from '../use-cases/write-broadcast.ts'

export const MAX_SUBJECTS = 20

export function broadcastsHandlers(deps: WritingDeps): Handlers<typeof broadcastsEndpoints> {
  const { database, clock, stock, couriers } = deps
  const { executor } = database
  return {
    listBroadcasts: async ({ query: { after, ...filters }, scope }) => {
      const key = after === undefined ? null : readKey(after)
      const rows = await listBroadcasts(executor, scope, filters, { after: key, most: BROADCASTS_PER_PAGE + 1 })
      const shown = rows.slice(0, BROADCASTS_PER_PAGE)
      const last = shown.at(-1)
      return {
        items: shown.map(presentRow),
        next: last && rows.length > shown.length ? writeKey({ id: last.id, value: String(last.id) }) : null,
      }
    },
    listBroadcastSubjects: async ({ query: { kind, search }, scope }) => {
      if (kind === 'run') return { items: [...(await couriers.listRuns(executor, search, clock(), MAX_SUBJECTS))] }
      const items =
        kind === 'lot'
          ? await stock.listNamedLots(executor, search, MAX_SUBJECTS)
          : await listSubjects(executor, scope, { kind, search, most: MAX_SUBJECTS })
      return { items: items.map((item) => ({ ...item, isCancelled: false })) }
    },
    getBroadcast: ({ params: { id }, scope }) => readBroadcast(deps, scope, id),
    previewBroadcast: ({ body, scope }) => previewBroadcast(deps, executor, scope, body),
    tryBroadcast: ({ body, scope, actor }) => tryBroadcast(deps, actor, scope, body),
    startBroadcast: async ({ body, scope, actor }) => {
      const written = { ...body, staffId: actor.staffId, organizationId: null }
      const id = await database.inTransaction((tx) =>
        startBroadcast(deps, tx, scope, written, ({ recipients }) => {
          if (recipients.length > FACTOR_ABOVE && actor.factor !== 'fresh') throw new Refusal('FACTOR_NEEDED')
        }),
      )
      return readBroadcast(deps, scope, id)
    },
    stopBroadcast: ({ params: { id }, scope, actor }) => stopBroadcast(deps, scope, { id, staffId: actor.staffId }),
  }
}
