import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { isLinkDay, linkEndOf } from '@okolitsa/domain/couriers/courier-link.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { countLinks, insertLink } from '../store/courier-link.store.ts'
import type { CourierDeps } from './courier-deps.ts'
import { courierTokenHash, newCourierToken } from './courier-token.ts'

/**
 * Creates a link for a courier's day and returns its secret, which is not stored. Refuses a past or distant day, and
 * TOO_MANY_LINKS. The caller has checked that the seller is in the scope.
 */
export async function createLink(
  { database, clock }: CourierDeps,
  scope: StaffScope,
  asked: {
    readonly organizationId: number
    readonly staffId: number
    readonly timeZone: string
    readonly day: IsoDate
    readonly courierName: string
    readonly most: number
  },
): Promise<string> {
  const { organizationId, staffId, day, courierName, most } = asked
  const now = clock()
  refuseMistakes(isLinkDay(day, dayIn(asked.timeZone, now)) ? {} : { day: 'wrongValue' })
  const links = await countLinks(database.executor, scope, { organizationId, day, now })
  if (links >= most) throw new Refusal('TOO_MANY_LINKS', { limit: most })
  const token = newCourierToken()
  const endsAt = linkEndOf(day, asked.timeZone)
  await insertLink(database.executor, {
    organizationId,
    staffId,
    tokenHash: courierTokenHash(token),
    courierName,
    day,
    endsAt,
    now,
  })
  return token
}
