import { eventMistakes, groundMistakes, MAX_EVENTS } from '@okolitsa/domain/festival/festival.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesInList, mistakesOf, text, whole } from '@okolitsa/domain/validation/field-rules.ts'
import type { AuditedChange } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../services.ts'
import { placeOf } from './place-of-stand.ts'
import type { FestivalCommands } from './ports.ts'
import { findGround, type GroundRow, listEvents } from './store/festival.store.ts'
import {
  deleteStand,
  insertFestival,
  insertGround,
  insertStand,
  lockFestival,
  saveEvents,
  saveSection,
  setPublished,
} from './store/festival-writes.store.ts'
import { writeFestival } from './write-festival.ts'

export type FestivalCommandDeps = Deps<'audit' | 'sellers'>

export function createFestivalCommands({ audit, sellers }: FestivalCommandDeps): FestivalCommands {
  const entry = (
    action: string,
    entityId: number | string,
    states: Pick<AuditedChange, 'before' | 'after'>,
    organizationId: number | null = null,
  ): AuditedChange => ({ action, entity: 'festival', entityId, organizationId, ...states })
  const publish =
    (action: string, isPublished: boolean): FestivalCommands['publishFestival'] =>
    async (tx, author, festivalId) => {
      if (!(await setPublished(tx, festivalId, isPublished))) throw new Refusal('NOT_FOUND')
      const states = { before: { isPublished: !isPublished }, after: { isPublished } }
      await audit.record(tx, author, [entry(action, festivalId, states)])
    }

  return {
    createFestival: async (tx, author, festival) => {
      const rules = { title: text({ most: 120, isRequired: true }), lead: text({ most: 500, isRequired: true }) }
      refuseMistakes(mistakesOf(rules, festival))
      const id = await insertFestival(tx, festival)
      await audit.record(tx, author, [entry('createFestival', id, { before: null, after: { ...festival } })])
      return id
    },
    publishFestival: publish('publishFestival', true),
    withdrawFestival: publish('withdrawFestival', false),
    addGround: async (tx, author, festivalId, ground) => {
      refuseMistakes(groundMistakes(ground))
      if (!(await lockFestival(tx, festivalId))) throw new Refusal('NOT_FOUND')
      const id = await insertGround(tx, festivalId, ground)
      await audit.record(tx, author, [
        entry('addFestivalGround', festivalId, { before: null, after: { id, ...ground } }),
      ])
      return id
    },
    setProgramme: async (tx, author, groundId, events) => {
      const ground = await takeGround(tx, groundId)
      refuseMistakes({
        ...(events.length > MAX_EVENTS && { events: 'tooLong' }),
        ...mistakesInList(events, 'events', (event) => eventMistakes(event, ground)),
      })
      const before = await listEvents(tx, groundId)
      await saveEvents(tx, groundId, events)
      const states = { before: { programme: before.length }, after: { programme: events } }
      await audit.record(tx, author, [entry('setFestivalProgramme', ground.festivalId, states)])
    },
    addStand: async (tx, author, groundId, { organizationId, number, title }) => {
      refuseMistakes(mistakesOf({ number: whole(1, 10_000) }, { number }))
      const ground = await takeGround(tx, groundId)
      const tradePlaceId = await sellers.openTradePlace(tx, author, organizationId, {
        title,
        ...placeOf(ground),
      })
      const stand = { groundId, organizationId, number, tradePlaceId }
      await orTaken({ festival_stand_pkey: 'organizationId', festival_stand_ground_id_number_key: 'number' }, () =>
        insertStand(tx, stand),
      )
      const states = { before: null, after: { groundId, number, tradePlaceId } }
      await audit.record(tx, author, [entry('addFestivalStand', ground.festivalId, states, organizationId)])
      return tradePlaceId
    },
    removeStand: async (tx, author, groundId, organizationId) => {
      const ground = await takeGround(tx, groundId)
      const tradePlaceId = await deleteStand(tx, groundId, organizationId)
      if (tradePlaceId === null) throw new Refusal('NOT_FOUND')
      await sellers.closeTradePlace(tx, author, { organizationId, tradePlaceId })
      const states = { before: { groundId, tradePlaceId }, after: null }
      await audit.record(tx, author, [entry('removeFestivalStand', ground.festivalId, states, organizationId)])
    },
    writeFestival: (tx, author, code, written) => writeFestival({ sellers }, tx, author, code, written),
    setSection: async (tx, author, section, categoryIds) => {
      await saveSection(tx, section, categoryIds)
      const states = { before: null, after: { section, categoryIds } }
      await audit.record(tx, author, [entry('setFestivalSection', section, states)])
    },
  }
}

/** Reads a venue and locks its festival until the end of the transaction. */
async function takeGround(tx: Executor, groundId: number): Promise<GroundRow> {
  const ground = await findGround(tx, groundId)
  if (!ground || !(await lockFestival(tx, ground.festivalId))) throw new Refusal('NOT_FOUND')
  return ground
}
