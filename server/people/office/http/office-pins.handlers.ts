import type { officePinsEndpoints } from '@okolitsa/contracts/office/office-pins.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { MAX_PINS, maySeePin } from '@okolitsa/domain/office/pins.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OfficeDeps } from '../office-deps.ts'
import { lockMember } from '../store/member.store.ts'
import { listPins, pin, unpin } from '../store/pin.store.ts'

export function officePinsHandlers({
  database,
  clock,
}: Pick<OfficeDeps, 'database' | 'clock'>): Handlers<typeof officePinsEndpoints> {
  const present = async ({ staffId, roles }: Office) => {
    const permissions = officePermissionsOf(roles)
    return { items: (await listPins(database.executor, staffId)).filter(({ href }) => maySeePin(href, permissions)) }
  }
  return {
    listPins: ({ actor }) => present(actor),
    setPin: async ({ actor, body: { isPinned, ...page } }) => {
      const { staffId: memberId } = actor
      await database.inTransaction(async (tx) => {
        if (!isPinned) return unpin(tx, memberId, page.href)
        // two presses at once must not pass the ceiling
        await lockMember(tx, memberId)
        if (!(await pin(tx, { ...page, memberId, now: clock(), most: MAX_PINS })))
          throw new Refusal('TOO_MANY_REQUESTS')
      })
      return present(actor)
    },
  }
}
