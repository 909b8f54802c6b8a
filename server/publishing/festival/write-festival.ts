import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { WrittenFestival } from '@okolitsa/domain/content/written-piece.ts'
import type { FestivalGround } from '@okolitsa/domain/festival/festival.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { TradePlaceFields } from '@okolitsa/domain/sellers/seller-fields.ts'
import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Deps } from '../../services.ts'
import { listGrounds, listStands } from './store/festival.store.ts'
import {
  deleteStand,
  hideWritten,
  insertStand,
  renumberStands,
  saveEvents,
  saveGrounds,
  saveWritten,
} from './store/festival-writes.store.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

type Place = Omit<FestivalGround, 'coords'> &
  (Pick<FestivalGround, 'coords'> | { readonly latitude: number; readonly longitude: number })

/** Place, address and hours of the pick-up points at a ground. */
const placeOf = (ground: Place): Omit<TradePlaceFields, 'title'> => ({
  address: `${ground.title}, ${ground.address}`,
  city: ground.city,
  regionCode: ground.regionCode,
  coords: 'coords' in ground ? ground.coords : { latitude: ground.latitude, longitude: ground.longitude },
  hours: [{ weekdays: WEEKDAYS, from: ground.opensAt, to: ground.closesAt }],
  days: { from: ground.firstDay, to: ground.lastDay },
})

/** A pick-up point that its farm has closed stays closed. */
const unlessClosed = (change: Promise<void>): Promise<void> =>
  change.catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error
  })
const keyOf = (ground: number, organizationId: number) => `${ground}:${organizationId}`

/**
 * Writes a festival of the office into the tables that the shop reads; null hides it. Events with the same hour and name
 * remain in visitors' plans. A stand that stays keeps its pick-up point, which moves with the ground; a stand that is
 * gone closes it, and existing orders retain it.
 */
export async function writeFestival(
  { sellers }: Deps<'sellers'>,
  tx: Executor,
  author: Author,
  code: string,
  written: WrittenFestival | null,
): Promise<void> {
  const festivalId = written ? await saveWritten(tx, code, written) : await hideWritten(tx, code)
  if (festivalId === null) return
  const known = await listGrounds(tx, festivalId)
  const stands = await listStands(
    tx,
    known.map(({ id }) => id),
  )
  const grounds = (written?.grounds ?? []).map((ground) => ({
    ...ground,
    timeZone: findRegion(ground.regionCode)?.timeZone ?? SHOP_TIME_ZONE,
  }))
  const wanted = grounds.flatMap(({ key, stands: own }) => own.map((stand) => ({ ...stand, key })))
  const idOfKey = new Map(known.map(({ key, id }) => [key, id]))
  const isWanted = new Set(wanted.map(({ key, organizationId }) => keyOf(idOfKey.get(key) ?? 0, organizationId)))
  await sellers.takeSellers(
    tx,
    [...new Set([...stands, ...wanted].map(({ organizationId }) => organizationId))].sort((a, b) => a - b),
  )
  for (const { groundId, organizationId, tradePlaceId } of stands)
    if (!isWanted.has(keyOf(groundId, organizationId))) {
      await deleteStand(tx, groundId, organizationId)
      await unlessClosed(sellers.closeTradePlace(tx, author, { organizationId, tradePlaceId }))
    }
  if (!written) return
  const idOf = new Map((await saveGrounds(tx, festivalId, grounds)).map(({ id, key }) => [key, id]))
  const before = new Map(known.map((ground) => [ground.id, ground]))
  const former = new Map(stands.map((stand) => [keyOf(stand.groundId, stand.organizationId), stand]))
  await renumberStands(
    tx,
    wanted.map(({ key, organizationId, number }) => ({ groundId: idOf.get(key) ?? 0, organizationId, number })),
  )
  for (const { key, events, stands: own, ...ground } of grounds) {
    const groundId = idOf.get(key) ?? 0
    await saveEvents(tx, groundId, events)
    const place = placeOf(ground)
    const earlier = before.get(groundId)
    const hasMoved = JSON.stringify(earlier && placeOf(earlier)) !== JSON.stringify(place)
    for (const { organizationId, number } of own) {
      const fields = { ...place, title: `${written.title}, ${festivalText.stands.stand(number).toLowerCase()}` }
      const stand = former.get(keyOf(groundId, organizationId))
      if (!stand) {
        const tradePlaceId = await sellers.openTradePlace(tx, author, organizationId, fields)
        await insertStand(tx, { groundId, organizationId, number, tradePlaceId })
      } else if (hasMoved || stand.number !== number)
        await unlessClosed(
          sellers.changeTradePlace(tx, author, { organizationId, tradePlaceId: stand.tradePlaceId }, fields),
        )
    }
  }
}
