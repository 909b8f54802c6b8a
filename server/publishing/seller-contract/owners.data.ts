import type { World } from '../../testing/world.data.ts'

const AUTHOR = { kind: 'service', name: 'test' } as const

/** Owners of sellers who sign in by phone, and confirm by codes. */
export function ownersOf(shop: Pick<World, 'call' | 'sent' | 'database' | 'services' | 'passMinutes'>) {
  const smsTo = (phone: string) => shop.sent.filter((message) => message.phone === phone).map(({ text }) => text)
  return {
    smsTo,
    async owner(name: string, phone: string, organizationId: number) {
      const lastCode = () => /\d{4,6}/.exec(smsTo(phone).at(-1) ?? '')?.[0] ?? ''
      const path = `/v1/cabinet/sellers/${organizationId}/contract`
      await shop.database.inTransaction((tx) =>
        shop.services.sellers.addStaff(tx, AUTHOR, [{ name, phone, role: 'owner', organizationId }]),
      )
      let token = ''
      /** Signs in again, since a session ends within a day. */
      const enter = async () => {
        shop.passMinutes(1)
        const { body } = await shop.call('POST', '/v1/auth/code', { body: { phone } })
        const proof = { phone, code: lastCode(), challengeId: body.challengeId }
        token = (await shop.call('POST', '/v1/auth/by-phone', { body: proof })).body.token
      }
      const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
        shop.call(method, url, { headers: { authorization: `Bearer ${token}`, 'user-agent': 'Test/1.0' }, body })
      const proofFor = async (what: 'requisites' | 'offer', body: object) => {
        shop.passMinutes(1)
        const asked = await call('POST', `${path}/${what}/code`, body)
        return { code: lastCode(), challengeId: asked.body.challengeId }
      }
      await enter()
      return {
        ...{ lastCode, enter, call, proofFor },
        read: async () => (await call('GET', path)).body,
        /** Asks for a code and confirms by it. */
        confirm: async (what: 'requisites' | 'offer', body: object) =>
          call('POST', `${path}/${what}`, { ...body, ...(await proofFor(what, body)) }),
      }
    },
  }
}
