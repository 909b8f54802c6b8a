import type { officeTakenEndpoints } from '@okolitsa/contracts/office/office-taken.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OfficeDeps } from '../office-deps.ts'
import { readTaken, takeItem } from '../use-cases/take-item.ts'

export function officeTakenHandlers(
  deps: Pick<OfficeDeps, 'database' | 'clock' | 'audit'>,
): Handlers<typeof officeTakenEndpoints> {
  const present = async (actor: Office) => ({
    items: (await readTaken(deps, actor)).map(({ queue, id, memberId, name, since }) => ({
      queue,
      id,
      member: { id: memberId, name },
      since: since.toISOString(),
    })),
  })
  return {
    listTakenItems: ({ actor }) => present(actor),
    takeItem: async ({ actor, body }) => {
      await takeItem(deps, actor, body)
      return present(actor)
    },
  }
}
