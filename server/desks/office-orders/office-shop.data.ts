import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { becomeOwner } from '../../people/office/office-browser.data.ts'
import { type ChangesShop, openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import type { TestApp } from '../../testing.ts'

/** A shop of two farms with a person of the office, whose roles a test chooses. @param opened a shop with more tools */
export async function openOfficeShop<Shop extends ChangesShop = ChangesShop>(opened?: Shop) {
  const shop = opened ?? ((await openChangesShop()) as Shop)
  const call: TestApp['call'] = async (method, url, { body, headers } = {}) => {
    const reply = await shop.app.http.inject({
      method,
      url,
      ...(headers && { headers }),
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    return { status: reply.statusCode, body: isJson && reply.body ? reply.json() : reply.body, headers: reply.headers }
  }
  const site = { ...shop, call } as unknown as TestApp
  const { browser, app } = await becomeOwner(site, {
    now: shop.now,
    phone: '79165550001',
  })
  const [member = { id: 0 }] = await shop.sql<{ id: number }>('select id from office_member')
  return {
    ...shop,
    member,
    site,
    /** The browser of the person and their authenticator app. */
    person: { browser, app },
    /** A call of the person with only these roles. */
    office: async (
      roles: readonly OfficeRole[],
      method: Parameters<TestApp['call']>[0],
      url: string,
      body?: unknown,
    ) => {
      await shop.sql('update office_member set roles = $2 where id = $1', [member.id, roles])
      return browser.call(method, url, body === undefined ? {} : { body })
    },
    /** Proves the second factor again. */
    proveFactor: async () => browser.call('POST', '/v1/office/factor', { body: { code: app.codeAt(shop.now()) } }),
  }
}
