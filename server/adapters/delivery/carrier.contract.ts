import { chooseCdekTariff } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { Placed } from '@okolitsa/domain/geo/area.ts'
import { areCoordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Carrier, CarrierError } from '../../fulfilment/delivery/ports.ts'

/** A carrier under test, places to query and a way to stop its services. */
export interface Subject {
  readonly carrier: Carrier
  /** A town with offices, at least 300 km from the default location. */
  readonly farTown: Placed
  readonly nowhere: Placed
  close(): Promise<void>
}

const MOSCOW = defaultLocation
const TIME = /^\d{2}:\d{2}$/

/** Contract tests of every adapter of the port; call it in the adapter's own test file. */
export function carrierContract(name: string, start: () => Promise<Subject>): void {
  describe(`carrier: ${name}`, () => {
    let subject: Subject
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(() => subject.close())

    it('lists the pick-up points of a town', async () => {
      const points = await subject.carrier.points(MOSCOW)
      expect(points.length).toBeGreaterThan(0)
      expect(new Set(points.map(({ code }) => code)).size).toBe(points.length)
      for (const point of points) {
        expect(point.address).not.toBe('')
        expect(point.title).not.toBe('')
        expect(areCoordinates(point.coords)).toBe(true)
        expect(distanceMetres(point.coords, MOSCOW.coords)).toBeLessThan(100_000)
        expect(point.maxWeightGrams === null || point.maxWeightGrams > 0).toBe(true)
        const weekdays = point.hours.flatMap((hours) => hours.weekdays)
        expect(new Set(weekdays).size).toBe(weekdays.length)
        for (const { weekdays: days, from, to } of point.hours) {
          expect(days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)).toBe(true)
          expect([from, to]).toEqual([expect.stringMatching(TIME), expect.stringMatching(TIME)])
        }
      }
    })

    it('lists no points where the carrier has none', async () => {
      expect(await subject.carrier.points(subject.nowhere)).toEqual([])
    })

    it('gives prices and delivery times', async () => {
      const tariffs = await subject.carrier.tariffs({ from: subject.farTown, to: MOSCOW, weightGrams: 3_000 })
      expect(tariffs.length).toBeGreaterThan(0)
      for (const { code, mode, price, daysMin, daysMax, title } of tariffs) {
        expect(Number.isInteger(code)).toBe(true)
        expect(mode).toBeGreaterThanOrEqual(1)
        expect(Number.isSafeInteger(price)).toBe(true)
        expect(price).toBeGreaterThan(0)
        expect(daysMin).toBeLessThanOrEqual(daysMax)
        expect(Number.isInteger(daysMax)).toBe(true)
        expect(title).not.toBe('')
      }
      expect(chooseCdekTariff(tariffs)?.mode).toBe(3)
    })

    it('charges more for more weight, in any packaging', async () => {
      const ask = async (weightGrams: number, boxes?: number[]) => {
        const tariffs = await subject.carrier.tariffs({
          from: subject.farTown,
          to: MOSCOW,
          weightGrams,
          ...(boxes && {
            packages: boxes.map((grams) => ({ weightGrams: grams, lengthCm: 30, widthCm: 20, heightCm: 20 })),
          }),
        })
        return chooseCdekTariff(tariffs)?.price ?? 0
      }
      const light = await ask(1_000)
      expect(await ask(10_000)).toBeGreaterThan(light)
      expect(await ask(10_000, [4_000, 6_000])).toBeGreaterThan(light)
    })

    it('does not serve a place unknown to the carrier', async () => {
      const { carrier, nowhere } = subject
      const unknown = expect.objectContaining({ name: 'CarrierError', reason: 'unknown-place' })
      await expect(carrier.tariffs({ from: nowhere, to: MOSCOW, weightGrams: 1_000 })).rejects.toThrow(unknown)
      await expect(carrier.tariffs({ from: MOSCOW, to: nowhere, weightGrams: 1_000 })).rejects.toThrow(CarrierError)
    })
  })
}
