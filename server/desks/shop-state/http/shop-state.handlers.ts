import {
  DEAD_LETTERS_PER_PAGE,
  type IntegrityRunState,
  type shopStateEndpoints,
} from '@okolitsa/contracts/shop-state/shop-state.endpoints.ts'
import { listDeadLetters } from '../../../platform/events/dead-letters.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { maskPhonesInText } from '../../../platform/log/mask-phone.ts'
import type { createAlarms } from '../use-cases/list-alarms.ts'
import { lookAtState, type StateDeps } from '../use-cases/look-at-state.ts'
import { checkNow, retryDeadLetters } from '../use-cases/state-commands.ts'

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null

export function shopStateHandlers(
  deps: StateDeps,
  alarmsOf: ReturnType<typeof createAlarms>,
): Handlers<typeof shopStateEndpoints> {
  const { executor } = deps.database
  return {
    getState: async () => {
      const { jobs, events, integrity, names, database, release, ...state } = await lookAtState(deps)
      return {
        ...state,
        at: deps.clock().toISOString(),
        release: {
          ...release,
          startedAt: release.startedAt.toISOString(),
          migratedAt: release.migratedAt.toISOString(),
        },
        jobs: {
          ...jobs,
          oldestAt: isoOf(jobs.oldestAt),
          failed: jobs.failed.map(({ at, error, ...job }) => ({
            ...job,
            error: maskPhonesInText(error),
            at: at.toISOString(),
          })),
        },
        events: {
          ...events,
          topics: events.topics.map(({ oldestAt, ...topic }) => ({ ...topic, oldestAt: oldestAt.toISOString() })),
        },
        integrity: integrity.map(
          ({ askedAt, askedBy, startedAt, endedAt, findings, ...run }): IntegrityRunState => ({
            ...run,
            findings: [...findings],
            askedAt: askedAt.toISOString(),
            askedBy: askedBy === null ? null : (names.get(askedBy) ?? String(askedBy)),
            startedAt: isoOf(startedAt),
            endedAt: isoOf(endedAt),
          }),
        ),
        database: { ...database, startedAt: database.startedAt.toISOString() },
      }
    },
    listDeadLetters: async ({ query: { before = null } }) => {
      const found = await listDeadLetters(executor, { before, most: DEAD_LETTERS_PER_PAGE })
      return {
        items: found.map(({ failure, createdAt, deadAt, ...letter }) => ({
          ...letter,
          failure: failure === null ? null : maskPhonesInText(failure),
          createdAt: createdAt.toISOString(),
          deadAt: deadAt.toISOString(),
        })),
        next: found.length === DEAD_LETTERS_PER_PAGE ? (found.at(-1)?.eventId ?? null) : null,
      }
    },
    retryDeadLetters: async ({ body: { only = null }, actor }) => ({
      retried: await retryDeadLetters(deps, actor, only),
    }),
    listAlarms: async ({ actor }) => ({
      items: (await alarmsOf(actor)).map(({ since, ...alarm }) => ({ ...alarm, since: since.toISOString() })),
    }),
    checkIntegrityNow: async ({ actor }) => ({ isNew: await checkNow(deps, actor) }),
  }
}
