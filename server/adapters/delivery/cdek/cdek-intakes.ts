import { stateOfCall } from '@okolitsa/domain/shipments/courier-call.ts'
import { z } from 'zod'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import type { CourierCaller, CourierCallReading } from '../../../sales/shipments/ports.ts'
import { errorCodes } from './cdek-answer.ts'
import type { CityOf } from './cdek-cities.ts'
import type { CdekSession } from './cdek-session.ts'
import { acceptedSchema, isoOf, requestsSchema } from './cdek-shipment-answer.ts'

const intakeSchema = z.looseObject({
  entity: z.looseObject({
    uuid: z.uuid(),
    intake_number: z.union([z.string(), z.number().transform(String)]).nullish(),
    statuses: z.array(z.looseObject({ code: z.string(), date_time: z.string() })).nullish(),
  }),
  requests: requestsSchema,
})

const REFUSED = 'INVALID'
const MADE = 'SUCCESSFUL'
const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function readingOf({ entity, requests }: z.infer<typeof intakeSchema>): CourierCallReading {
  const creation = (requests ?? []).find(({ type }) => type === 'CREATE')
  const statuses = (entity.statuses ?? []).map(({ code, date_time }) => ({ code, at: isoOf(date_time) }))
  const state = stateOfCall(statuses)
  const isRefused = creation?.state === REFUSED || statuses.some(({ code }) => code === REFUSED)
  const isMade = creation?.state === MADE || state !== null || Boolean(entity.intake_number)
  return {
    id: entity.uuid,
    standing: isRefused ? 'refused' : isMade ? 'made' : 'waiting',
    state,
    number: entity.intake_number ?? null,
    codes: (creation?.errors ?? []).map(({ code }) => code).filter((code) => typeof code === 'string'),
  }
}

/** Requests of CDEK's couriers: one for all parcels at an address. */
export function createCdekCouriers(
  session: CdekSession,
  cityOf: CityOf,
  isUnknown: (error: unknown) => boolean,
): CourierCaller {
  return {
    async callCourier({ day, fromHour, toHour, town, address, sender, goods, weightGrams, note }) {
      const city = await cityOf(town)
      if (!city) throw new CarrierError('unknown-place', { codes: ['v2_sender_location_not_recognized'] })
      const body = {
        intake_date: day,
        intake_time_from: timeOf(fromHour),
        intake_time_to: timeOf(toHour),
        name: goods,
        weight: weightGrams,
        ...(note && { comment: note }),
        sender: { company: sender.company, name: sender.name, phones: [{ number: `+${sender.phone}` }] },
        from_location: { code: city.code, address },
        need_call: false,
      }
      const answer = await session.post('intakes', body, acceptedSchema, 'once')
      if (answer.body.entity) return answer.body.entity.uuid
      const codes = errorCodes(answer.body)
      throw new CarrierError(codes.length > 0 ? 'refused' : 'malformed-answer', { codes })
    },

    async readCourierCall(id) {
      try {
        return readingOf((await session.get(`intakes/${encodeURIComponent(id)}`, {}, intakeSchema, 'long')).body)
      } catch (error) {
        if (isUnknown(error)) return null
        throw error
      }
    },

    async callOffCourier(id) {
      await session.delete(`intakes/${encodeURIComponent(id)}`, acceptedSchema)
    },
  }
}
