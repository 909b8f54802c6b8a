import { expect, it } from 'vitest'
import { testDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

const { call, signIn, sent } = await testApp(await testDatabase(), { clock: () => new Date('2026-11-21T09:00:00Z') })

interface Proof {
  readonly phone: string
  readonly code: string
  readonly challengeId: string
}
const proofOf = async (phone: string, token?: string): Promise<Proof> => {
  const { body } = await call('POST', '/api/v1/auth/code', { body: { phone }, ...(token && { token }) })
  return { phone, code: /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '', challengeId: body.challengeId }
}
const move = (body: Proof, token?: string) => call('PATCH', '/api/v1/user/phone', { body, ...(token && { token }) })
const enter = (body: Proof) => call('POST', '/api/v1/auth', { body })
const refused = { status: 400, body: { code: 'CODE_WRONG_OR_EXPIRED' } }

it('accepts a code requested without a bearer, once, and only with a bearer', async () => {
  const { token } = await signIn('79161010001')
  const proof = await proofOf('79161010002')
  expect((await move(proof)).status).toBe(401)
  expect(await move({ ...proof, code: proof.code === '0000' ? '0001' : '0000' }, token)).toMatchObject(refused)
  expect(await move(proof, token)).toMatchObject({ status: 200, body: { phone: proof.phone } })
  expect(await enter(proof)).toMatchObject(refused)
})

it('accepts a code requested with a bearer from that account only, and not for signing in', async () => {
  const [mine, other] = [await signIn('79161010003'), await signIn('79161010004')]
  const proof = await proofOf('79161010005', other.token)
  expect(await enter(proof)).toMatchObject(refused)
  expect(await move(proof, other.token)).toMatchObject({ status: 200, body: { phone: proof.phone } })
  const another = await proofOf('79161010006', other.token)
  expect(await move(another, mine.token)).toMatchObject(refused)
})

it('refuses a code sent to another phone', async () => {
  const { token } = await signIn('79161010007')
  const proof = await proofOf('79161010008')
  expect(await move({ ...proof, phone: '79161010009' }, token)).toMatchObject(refused)
})
