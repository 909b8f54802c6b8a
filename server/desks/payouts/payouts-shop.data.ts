import type { Requisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import { tbankEmulator } from '@okolitsa/emulators/tbank/tbank-emulator.ts'
import fastify from 'fastify'
import { afterAll } from 'vitest'
import { joinOffice } from '../../people/office/office-browser.data.ts'
import { accountAt, PAYEE, PAYER } from '../../platform/payouts/orders.data.ts'
import { importContracts } from '../../publishing/seller-contract/module.ts'
import { openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { FARM } from '../../testing/two-farms.data.ts'
import type { WorldOptions } from '../../testing/world.data.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'

const { bic, correspondentAccount, bankName } = PAYEE
/** The account of a farm. */
export const accountOf = (tail: number): Requisites => ({
  ...{ kind: 'account', bic, correspondentAccount, bankName, account: accountAt(bic, '40802', tail) },
})

/** An open market with an account, a farm with requisites, an accountant and an owner, and the emulated bank. */
export async function openPayoutsShop(options?: WorldOptions) {
  const shop = await openOfficeShop(await openChangesShop(options))
  const { name, tin, account, bic: ownBic, bankName: ownBank, correspondentAccount: ownCorrespondent } = PAYER
  const operator = { name, tin, account, bic: ownBic, bankName: ownBank, correspondentAccount: ownCorrespondent }
  await shop.sql(
    `update market set state = 'open', version = version + 1,
       settings = jsonb_set(settings, '{operator}', coalesce(settings -> 'operator', '{}') || $1::jsonb)`,
    [JSON.stringify(operator)],
  )
  await shop.sql('update organization set tin = $1, legal_name = $2', [PAYEE.tin, PAYEE.name])
  const giveRequisites = (organizationId: number, requisites: Requisites) =>
    shop.database.inTransaction((tx) =>
      importContracts(tx, { version: 1, at: shop.now(), requisites: [{ organizationId, requisites }] }),
    )
  await giveRequisites(FARM, accountOf(25))
  const marina = await joinOffice(shop.site, shop.person.browser, {
    ...{ name: 'Марина Аверина', phone: '79165550002', roles: ['owner'], now: shop.now },
  })
  const bank = fastify()
  await bank.register(tbankEmulator, { now: () => shop.now().getTime() })
  afterAll(() => bank.close())

  let entries = 0
  return {
    ...shop,
    marina,
    giveRequisites,
    /** The emulated bank of the market. */
    dbo: bank,
    /** Money of a seller whose orders are of no interest; below 0 = it owes the market. */
    earn: (organizationId: number, kopecks: number) =>
      shop.sql(
        `with entry as (insert into ledger_entry (cause, kind, order_id, facts, at)
           values ($1, 'compensation', null, '{}', $2) returning id)
         insert into ledger_line (entry_id, position, account, owner, amount)
         select id, 1, 'platform', '', $3::bigint from entry union all select id, 2, 'seller', $4, -$3::bigint from entry`,
        [`earned:${++entries}`, shop.now(), kopecks, String(organizationId)],
      ),
    balanceOf: async (organizationId: number) => (await shop.services.ledger.balancesOf(organizationId)).due,
    /** A call of the owner. */
    owner: (method: 'GET' | 'POST', url: string, body?: unknown) =>
      marina.browser.call(method, url, body === undefined ? {} : { body }),
    /** Both people have just signed in and proved their factor. */
    freshen: () =>
      shop.sql(
        "update office_session set seen_at = $1, factor_at = $1, expires_at = $1::timestamptz + interval '10 hours'",
        [shop.now()],
      ),
  }
}
