import { kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadModelsModule } from '../../discovery/read-models/module.ts'
import { createAuditModule } from '../../people/audit/module.ts'
import { openDatabase, run } from '../../platform/db/client.ts'
import { listenForSignals } from '../../platform/db/pg-listener.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { createSellersModule } from './module.ts'
import { countrywideRate, newSeller, stall } from './new-seller.data.ts'
import type { SellersService } from './ports.ts'
import { sellersChanged } from './public.ts'

const database = openDatabase(await demoDatabase(), { max: 4 })
const { executor, inTransaction } = database
const audit = createAuditModule()
const readModels = createReadModelsModule(database).service
const sellers = createSellersModule({ executor, clock: () => new Date(), audit, readModels })
const listener = await listenForSignals(database.pool, { [sellersChanged.channel]: (id) => sellers.forget(Number(id)) })
afterAll(async () => {
  await listener.stop()
  await database.close()
})

const author = { kind: 'staff', staffId: 500 } as const
const OTHER = 101
let serial = 0
let farm = 0
beforeEach(async () => {
  serial += 1
  farm = await inTransaction((tx) => sellers.createSeller(tx, author, newSeller(`tihij-lug-${serial}`)))
})

type Command = (commands: SellersService, tx: typeof executor) => Promise<unknown>
const command = (work: Command) => inTransaction((tx) => work(sellers, tx))
const entries = (entity: Parameters<typeof audit.listOf>[1]['entity'], entityId: number, organizationId = farm) =>
  audit.listOf(executor, { organizationId, entity, entityId }, 20)
const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw error ?? new Error('nothing was refused')
  return error
}
const mistakesOf = async (work: Promise<unknown>) => Object.keys((await refusalOf(work)).facts.errors as object)
const ofProduct = (id: number) =>
  run<{ title: string; place: string; listed: number }>(
    executor,
    `select card -> 'farmer' ->> 'title' as title, card -> 'farmer' ->> 'place' as place,
       (select count(*)::int from category_listing l where l.product_id = c.product_id) as listed
     from product_card c where product_id = $1`,
    [id],
  ).then(([row]) => row)

describe('a new seller', () => {
  it('appears immediately with rates, trade places and schedule, and is audited', async () => {
    await expect.poll(async () => (await sellers.sellerOf(farm))?.title).toBe('Тихий луг')
    expect(await sellers.sellerOf(farm)).toMatchObject({
      slug: `tihij-lug-${serial}`,
      schedule: { weekdays: [2, 5], cutoffMinute: 18 * 60, processingDays: 1 },
      rates: [{ title: 'Курьер', price: 30_000, isDefault: true, areas: [{ area: { kind: 'country' } }] }],
      tradePlaces: [{ title: 'Лавка', regionCode: '40', hours: stall.hours }],
      place: { city: 'Калуга', regionCode: '40' },
    })
    expect(await entries('seller', farm)).toMatchObject([
      {
        author,
        action: 'createSeller',
        before: null,
        after: { title: 'Тихий луг', paymentMethods: ['sbp', 'cashondelivery'] },
      },
    ])
    const [row] = await run(executor, 'select has_online_payment from organization where id = $1', [farm])
    expect(row).toEqual({ has_online_payment: true })
  })

  it('refuses the whole batch when a seller has invalid fields', async () => {
    const bad = newSeller('Не-латиница', { tin: '12', timeZone: 'Europe/Kaluga', city: null })
    const good = newSeller('dobryj-lug')
    const work = command((on, tx) => on.createSellers(tx, author, [good, { ...bad, paymentMethods: [] }]))
    expect((await mistakesOf(work)).sort()).toEqual(
      ['city', 'paymentMethods', 'slug', 'timeZone', 'tin'].map((field) => `sellers.1.${field}`),
    )
    expect(await run(executor, `select id from organization where slug = 'dobryj-lug'`)).toEqual([])
  })

  it('requires a unique slug', async () => {
    expect(
      await mistakesOf(command((on, tx) => on.createSeller(tx, author, newSeller(`tihij-lug-${serial}`)))),
    ).toEqual(['slug'])
  })
})

describe('a changed seller', () => {
  it('appears with the new title on the cards of its products in the same transaction', async () => {
    const product = OTHER * 1_000 + 1
    const before = await ofProduct(product)
    await command((on, tx) =>
      on.changeSeller(tx, author, OTHER, { title: 'Сыроварня у леса', settlement: 'деревня Лес' }),
    )
    const after = await ofProduct(product)
    expect(after).toMatchObject({ title: 'Сыроварня у леса', place: 'деревня Лес, Московская область' })
    expect(after).not.toEqual(before)
    expect((await entries('seller', OTHER, OTHER))[0]).toMatchObject({
      action: 'changeSeller',
      before: { title: before?.title },
      after: { title: 'Сыроварня у леса', settlement: 'деревня Лес' },
    })
    await expect
      .poll(async () => (await sellers.sellerOf(OTHER))?.title, { message: 'nodes hear of it' })
      .toBe('Сыроварня у леса')
  })

  it('disappears from lists with its products when it is disabled, and returns when it is enabled', async () => {
    const product = OTHER * 1_000 + 1
    const shown = (await ofProduct(product))?.listed
    await command((on, tx) => on.disableSeller(tx, author, OTHER))
    expect((await ofProduct(product))?.listed).toBe(0)
    await expect.poll(() => sellers.sellerOf(OTHER)).toBeNull()
    await command((on, tx) => on.enableSeller(tx, author, OTHER))
    expect((await ofProduct(product))?.listed).toBe(shown)
  })

  it('hides and shows a seller again, with one audit entry for each', async () => {
    await command((on, tx) => on.hideSeller(tx, author, farm))
    await command((on, tx) => on.hideSeller(tx, author, farm))
    await expect.poll(async () => (await sellers.sellerOf(farm))?.isHidden).toBe(true)
    await command((on, tx) => on.showSeller(tx, author, farm))
    expect((await entries('seller', farm)).map(({ action }) => action)).toEqual([
      'showSeller',
      'hideSeller',
      'createSeller',
    ])
  })

  it('keeps concurrent changes of other fields', async () => {
    await Promise.all([
      command((on, tx) => on.changeSeller(tx, author, farm, { title: 'Тихая луговина' })),
      command((on, tx) => on.changeSeller(tx, author, farm, { tagline: 'Масло и сыр' })),
      command((on, tx) => on.setSchedule(tx, author, farm, { processingDays: 3 })),
    ])
    sellers.forget()
    expect(await sellers.sellerOf(farm)).toMatchObject({
      title: 'Тихая луговина',
      tagline: 'Масло и сыр',
      schedule: { processingDays: 3 },
    })
  })

  it('refuses an invalid change without any effect', async () => {
    const wrong = command((on, tx) => on.setSchedule(tx, author, farm, { fromHour: 18, toHour: 10, cutoff: '25:00' }))
    expect(await mistakesOf(wrong)).toEqual(['cutoff', 'toHour'])
    expect(await mistakesOf(command((on, tx) => on.setPaymentMethods(tx, author, farm, [])))).toEqual([
      'paymentMethods',
    ])
    expect(await mistakesOf(command((on, tx) => on.changeSeller(tx, author, farm, { hue: 1.5 })))).toEqual(['hue'])
    expect(await entries('seller', farm)).toHaveLength(1)
  })

  it('keeps an old title with contacts, and refuses a new one', async () => {
    const put = { title: 'Ферма ferma.ru' }
    expect(await mistakesOf(command((on, tx) => on.changeSeller(tx, author, farm, put)))).toEqual(['title'])
    await inTransaction((tx) => run(tx, 'update organization set title = $1 where id = $2', [put.title, farm]))
    await command((on, tx) => on.changeSeller(tx, author, farm, { tagline: 'Сыр и хлеб' }))
    expect(await entries('seller', farm)).toHaveLength(2)
  })

  it('answers not found for an unknown seller', async () => {
    const nobody = 999_999
    expect((await refusalOf(command((on, tx) => on.hideSeller(tx, author, nobody)))).code).toBe('NOT_FOUND')
    expect((await refusalOf(command((on, tx) => on.setDocuments(tx, author, nobody, [])))).code).toBe('NOT_FOUND')
    expect((await refusalOf(command((on, tx) => on.openTradePlace(tx, author, nobody, stall)))).code).toBe('NOT_FOUND')
  })

  it('stores payment methods and documents', async () => {
    await command((on, tx) => on.setPaymentMethods(tx, author, farm, ['banktransfer', 'cashondelivery']))
    const [row] = await run(executor, 'select has_online_payment from organization where id = $1', [farm])
    expect(row).toEqual({ has_online_payment: false })
    await command((on, tx) =>
      on.setDocuments(tx, author, farm, [{ kind: 'organic', title: 'Эко', number: '7', validTo: null }]),
    )
    expect(await entries('seller', farm)).toMatchObject([
      { action: 'setDocuments', before: { documents: [{ title: 'Сыр' }] }, after: { documents: [{ title: 'Эко' }] } },
      { action: 'setPaymentMethods', before: { paymentMethods: ['cashondelivery', 'sbp'] } },
      { action: 'createSeller' },
    ])
  })
})

describe('shipping rates', () => {
  const ratesOf = async (id = farm) => {
    sellers.forget()
    return (await sellers.sellerOf(id))?.rates ?? []
  }
  const around = {
    ...countrywideRate,
    title: 'По области',
    isDefault: false,
    areas: [
      {
        area: {
          kind: 'polygon' as const,
          points: [stall.coords, { latitude: 55, longitude: 36 }, { latitude: 54, longitude: 37 }],
        },
        minOrderSumForSubscribers: kopecks(1_000),
        freeDeliverySumForSubscribers: null,
      },
    ],
  }

  it('keep their ids while they are listed, and are deleted otherwise', async () => {
    const [first] = await ratesOf()
    const { id = 0 } = first ?? {}
    const ids = await command((on, tx) =>
      on.setShippingRates(tx, author, farm, [
        { ...around, isDefault: true },
        { ...countrywideRate, id, price: kopecks(100), isDefault: false },
      ]),
    )
    expect(ids).toEqual([expect.any(Number), id])
    expect(await ratesOf()).toMatchObject([
      { ...around, isDefault: true },
      { id, price: 100 },
    ])
    await command((on, tx) => on.setShippingRates(tx, author, farm, [{ ...countrywideRate, id }]))
    expect(await ratesOf()).toMatchObject([{ id, price: 30_000, isDefault: true }])
    expect((await entries('shipping_rates', farm)).length).toBe(2)
  })

  it('answers not found for rates of another seller', async () => {
    const theirs = await ratesOf(OTHER)
    const work = command((on, tx) =>
      on.setShippingRates(tx, author, farm, [{ ...countrywideRate, id: theirs[0]?.id ?? 0 }]),
    )
    expect((await refusalOf(work)).code).toBe('NOT_FOUND')
    expect(await ratesOf(OTHER)).toEqual(theirs)
  })

  it('refuses rates without an area, with two defaults, or with a negative price', async () => {
    const work = command((on, tx) =>
      on.setShippingRates(tx, author, farm, [
        countrywideRate,
        { ...countrywideRate, areas: [], price: -1 as ReturnType<typeof kopecks> },
        {
          ...around,
          areas: [{ ...(around.areas[0] as (typeof around.areas)[0]), area: { kind: 'polygon', points: [] } }],
        },
      ]),
    )
    expect(await mistakesOf(work)).toEqual([
      'rates.1.price',
      'rates.1.areas',
      'rates.2.areas.0.area',
      'rates.1.isDefault',
    ])
  })
})

describe('trade places', () => {
  const placesOf = async () => {
    sellers.forget()
    return (await sellers.sellerOf(farm))?.tradePlaces.map(({ title }) => title)
  }

  it('adds, changes and closes trade places, and refuses changes of a closed one', async () => {
    const tradePlaceId = (await command((on, tx) =>
      on.openTradePlace(tx, author, farm, { ...stall, title: 'Двор' }),
    )) as number
    const ref = { organizationId: farm, tradePlaceId }
    await command((on, tx) => on.changeTradePlace(tx, author, ref, { title: 'Большой двор' }))
    expect(await placesOf()).toEqual(['Лавка', 'Большой двор'])
    await command((on, tx) => on.closeTradePlace(tx, author, ref))
    expect(await placesOf()).toEqual(['Лавка'])
    expect((await refusalOf(command((on, tx) => on.closeTradePlace(tx, author, ref)))).code).toBe('NOT_FOUND')
    expect(
      (await entries('trade_place', tradePlaceId)).map(({ action, before, after }) => ({ action, before, after })),
    ).toMatchObject([
      { action: 'closeTradePlace', after: null },
      { action: 'changeTradePlace', before: { title: 'Двор' }, after: { title: 'Большой двор' } },
      { action: 'openTradePlace', before: null },
    ])
  })

  it('answers not found for trade places of another seller', async () => {
    const tradePlaceId = (await command((on, tx) => on.openTradePlace(tx, author, farm, stall))) as number
    const foreign = { organizationId: OTHER, tradePlaceId }
    expect((await refusalOf(command((on, tx) => on.changeTradePlace(tx, author, foreign, { title: 'X' })))).code).toBe(
      'NOT_FOUND',
    )
  })
})

describe('staff of a seller', () => {
  const activeOf = (id: number) =>
    run(executor, 'select role, organization_id, ended_at is null as works from staff_membership where staff_id = $1', [
      id,
    ])

  it('adds staff once by their bank id, and removes them', async () => {
    const person = { role: 'picker', organizationId: farm, name: 'Пётр', bankSubject: `petr-${serial}` } as const
    const [id = 0] = await inTransaction((tx) => sellers.addStaff(tx, author, [person]))
    expect(await activeOf(id)).toEqual([{ role: 'picker', organization_id: farm, works: true }])
    expect(await mistakesOf(command((on, tx) => on.addStaff(tx, author, [person])))).toEqual(['bankSubject'])
    const foreign = { organizationId: OTHER, staffId: id }
    expect((await refusalOf(command((on, tx) => on.removeStaff(tx, author, foreign)))).code).toBe('NOT_FOUND')
    await command((on, tx) => on.removeStaff(tx, author, { ...foreign, organizationId: farm }))
    expect(await activeOf(id)).toEqual([{ role: 'picker', organization_id: farm, works: false }])
    expect((await entries('staff', id)).map(({ action }) => action)).toEqual(['removeStaff', 'addStaff'])
  })
})

it('refuses changes of an audit entry', async () => {
  await expect(run(executor, `update audit_entry set action = 'x'`)).rejects.toThrow('audit entries are never changed')
  await expect(run(executor, 'delete from audit_entry')).rejects.toThrow('audit entries are never changed')
})
