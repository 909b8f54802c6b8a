import { emailEmulator } from '@okolitsa/emulators/email/email-emulator.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpMailChannel, createMailChannel } from './mail-channel.ts'

const emulator = fastify({ forceCloseConnections: true })
let baseUrl = ''
beforeAll(async () => {
  await emulator.register(emailEmulator, { now: Date.now })
  baseUrl = await emulator.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => emulator.close())

const mail = () => createHttpMailChannel({ baseUrl, from: 'shop@okolitsa.test' })
const words = { subject: 'Заказ оплачен', text: 'Привезём <завтра>: https://okolitsa.test/1' }
const letter = { sender: 'Утро', ...words }

it('delivers an e-mail to its inbox and page', async () => {
  await mail().send({ to: 'anna@example.com', ...letter })
  const inbox = await (await fetch(`${baseUrl}/email/messages?to=anna@example.com`)).json()
  expect(inbox.items).toEqual([
    expect.objectContaining({ from: 'Утро <shop@okolitsa.test>', to: 'anna@example.com', ...words }),
  ])
  expect(await (await fetch(`${baseUrl}/email`)).text()).toContain(
    'Привезём &#60;завтра&#62;: <a href="https://okolitsa.test/1">',
  )
})
it('distinguishes a refused e-mail from one that may have been sent', async () => {
  await expect(mail().send({ to: 'nobody@example.com', ...letter })).rejects.toMatchObject({ mayHaveArrived: false })
  await expect(mail().send({ to: 'broken@example.com', ...letter })).rejects.toMatchObject({ mayHaveArrived: true })
  await expect(mail().send({ to: '', ...letter })).rejects.toMatchObject({ mayHaveArrived: false })
})
it('returns null when e-mail is off', () => {
  expect(createMailChannel({ EMAIL_MODE: 'off', EMAIL_FROM: 'a@b.ru' }, baseUrl)).toBeNull()
})
