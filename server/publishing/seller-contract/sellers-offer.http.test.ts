import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { describe, expect, it } from 'vitest'
import { openOfficeShop } from '../../desks/office-orders/office-shop.data.ts'
import { FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { ownersOf } from './owners.data.ts'

const shop = await openOfficeShop()
const { smsTo, owner } = ownersOf(shop)
const [OLGA, VERA, IVAN] = ['79165550011', '79165550012', '79165550013']
const olga = await owner('Ольга', OLGA, FARM)
const vera = await owner('Вера', VERA, FARM)
const ivan = await owner('Иван', IVAN, OTHER_FARM)
const at = `/v1/cabinet/sellers/${FARM}/contract`
const OFFER = '/v1/office/legal-texts/legal-offer'
const TODAY = '2026-11-21'

const edit = async (path: string, body?: object) => {
  await shop.sql('update office_session set seen_at = $1, expires_at = $2, factor_at = $1', [
    shop.now(),
    new Date(shop.now().getTime() + 3_600_000),
  ])
  return shop.office(['editor'], body ? 'POST' : 'GET', path, body)
}
const lastOf = async (): Promise<number> => (await edit(OFFER)).body.last?.version ?? 0
const save = async (text: string) =>
  edit(`${OFFER}/draft`, { version: await lastOf(), title: 'Договор с продавцом', text })
const publish = async (asked: object) => edit(`${OFFER}/publication`, { version: await lastOf(), ...asked })
/** Whether a new order of the seller would be refused. */
const isStopped = (farm: number): Promise<boolean> =>
  shop.database.inTransaction(async (tx) => {
    try {
      await shop.services.sellers.refuseSuspended(tx, farm)
      return false
    } catch {
      return true
    }
  })
const moveTo = (day: string) => shop.moveClock(new Date(`${day}T08:00:00Z`))
const nightOf = async (day: string) => {
  moveTo(day)
  await shop.runPeriodic('publish-planned-texts')
  await shop.runPeriodic('recount-contracts')
}

describe('the offer to sellers', () => {
  it('is announced 15 days before it applies, and 45 days when its terms are worse', async () => {
    await save('Рынок берёт 10 %.')
    for (const [asked, day] of [
      [{ asksAgain: true }, null],
      [{ asksAgain: true }, plusDays(TODAY, 14)],
      [{ isWorse: true }, plusDays(TODAY, 44)],
    ] as const)
      expect((await publish({ ...asked, from: day })).body.errors).toHaveProperty('from')
    expect((await publish({ asksAgain: true, from: plusDays(TODAY, 15) })).status).toBe(200)
    await shop.runOutbox()
    expect(smsTo(OLGA).at(-1)).toMatch(/договор.*\/cabinet\/contract/)
    expect(await olga.read()).toMatchObject({
      offer: { isMissing: false, acceptBy: plusDays(TODAY, 15), accepted: null },
      ...{ current: null, planned: { version: 1, title: 'Договор с продавцом', text: 'Рынок берёт 10 %.' } },
    })
  })

  it('is accepted by a code of an owner once, with who, when and from where', async () => {
    const version = 1
    expect((await olga.call('POST', `${at}/offer/code`, { version: 2 })).body.code).toBe('OFFER_CHANGED')
    const proofs = [await olga.proofFor('offer', { version }), await vera.proofFor('offer', { version })]
    const both = await Promise.all(
      [olga, vera].map(({ call }, index) => call('POST', `${at}/offer`, { version, ...proofs[index] })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const kept = await shop.sql(
      'select version, accepted_by, network, browser from offer_acceptance where organization_id = $1',
      [FARM],
    )
    expect(kept).toEqual([
      { version, accepted_by: expect.any(Number), network: expect.any(String), browser: 'Test/1.0' },
    ])
    expect((await olga.read()).offer).toMatchObject({ acceptBy: null, accepted: { version } })
  })

  it('stops new orders of a seller who has not accepted it by its day, after a reminder, until they accept', async () => {
    const day = plusDays(TODAY, 15)
    moveTo(plusDays(day, -7))
    const before = smsTo(IVAN).length
    for (const _ of [1, 2]) await shop.runPeriodic('notify-of-offer')
    await shop.runOutbox()
    expect(smsTo(IVAN).length).toBe(before + 1)
    await nightOf(plusDays(day, -1))
    expect(await isStopped(OTHER_FARM)).toBe(false)
    await nightOf(day)
    expect([await isStopped(FARM), await isStopped(OTHER_FARM)]).toEqual([false, true])
    await shop.runOutbox()
    expect(smsTo(IVAN).at(-1)).toContain('остановлены')
    await ivan.enter()
    expect((await ivan.call('GET', '/v1/cabinet/today')).body.contract.offer.isMissing).toBe(true)
    expect((await ivan.confirm('offer', { version: 1 })).status).toBe(200)
    expect(await isStopped(OTHER_FARM)).toBe(false)
  })

  it('asks nobody again for a correction, and everybody 45 days later for worse terms', async () => {
    await save('Рынок берёт десять процентов.')
    expect((await publish({})).status).toBe(200)
    await shop.runPeriodic('recount-contracts')
    expect(await isStopped(FARM)).toBe(false)
    await save('Рынок берёт 20 %.')
    const today = plusDays(TODAY, 15)
    await publish({ isWorse: true, from: plusDays(today, 45) })
    await nightOf(plusDays(today, 44))
    await olga.enter()
    expect((await olga.read()).offer).toMatchObject({ isMissing: false, acceptBy: plusDays(today, 45) })
    await nightOf(plusDays(today, 45))
    await olga.enter()
    expect((await olga.read()).offer).toMatchObject({ isMissing: true, accepted: { version: 1 } })
    expect(await isStopped(FARM)).toBe(true)
  })
})
