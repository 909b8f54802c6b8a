import type { DeskStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { expect, it } from 'vitest'
import { pagesOfPdf } from '../../../testing/pdf.data.ts'
import { drawRoutes } from './route-list.ts'
import { routesByCar } from './routes-by-car.ts'

const stop = (id: number, address: string, linkId: string | null) =>
  ({
    id,
    number: String(id),
    name: 'Мария',
    phone: '79160000001',
    deliveryWindow: { fromHour: 10, toHour: 18 },
    address,
    flat: '',
    entrance: '',
    floor: '',
    intercom: '',
    comment: '',
    inside: [],
    packages: { total: 1, cold: 0 },
    due: null,
    state: 'ready',
    linkId,
  }) as unknown as DeskStop
const paper = {
  date: '2026-11-24',
  now: new Date('2026-11-24T06:00:00Z'),
  language: 'ru',
  sellerTitle: 'Ферма',
} as const
const cars = [
  { id: 'a', courierName: 'Антон' },
  { id: 'b', courierName: 'Борис' },
]
const printed = async (stops: readonly DeskStop[]) => pagesOfPdf(await drawRoutes(routesByCar(stops, cars), paper))

it("starts a new page with the courier's name for every car, stops without a car first", async () => {
  const pages = await printed([
    stop(1, 'Лесная', 'b'),
    stop(2, 'Речная', 'a'),
    stop(3, 'Полевая', null),
    stop(4, 'Садовая', 'b'),
  ])
  expect(pages).toHaveLength(3)
  expect(pages[0]).toContain('Полевая')
  const [boris, anton] = [pages.find((page) => page.includes('Борис')), pages.find((page) => page.includes('Антон'))]
  expect(boris).toContain('Лесная')
  expect(boris).toContain('Садовая')
  expect(boris).not.toContain('Речная')
  expect(anton).toContain('Речная')
})

it('prints one list without a name when the day has no cars', async () => {
  const pages = await printed([stop(1, 'Лесная', null), stop(2, 'Речная', null)])
  expect(pages).toHaveLength(1)
  expect(pages[0]).not.toContain('Машина')
})
