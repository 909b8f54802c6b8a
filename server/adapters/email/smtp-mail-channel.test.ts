import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSmtpMailChannel } from './smtp-mail-channel.ts'

interface Taken {
  readonly from: string
  readonly to: string[]
  readonly user: string | undefined
  readonly text: string
}
const taken: Taken[] = []
/** The server's reaction to the next e-mail. */
let conduct: 'takes' | 'refuses the text' | 'breaks off in the text' = 'takes'

const server = new SMTPServer({
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === 'sec ret' ? done(null, { user: username }) : done(new Error('wrong')),
  onRcptTo: ({ address }, _session, done) =>
    address.startsWith('nobody') ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })) : done(),
  onData(stream, { envelope, user }, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (conduct === 'refuses the text') return done(Object.assign(new Error('spam'), { responseCode: 554 }))
      if (conduct === 'breaks off in the text') return breakOff()
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      taken.push({ from, to, user, text: Buffer.concat(parts).toString() })
      done()
    })
  },
})
server.on('error', () => {})
const sockets = new Set<import('node:net').Socket>()
server.server.on('connection', (socket) => sockets.add(socket))
const breakOff = () => {
  for (const socket of sockets) socket.destroy()
}

let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
beforeEach(() => {
  conduct = 'takes'
  taken.length = 0
})

const mail = (user = 'shop:sec%20ret@') =>
  createSmtpMailChannel({ url: `smtp://${user}127.0.0.1:${port}`, from: 'Прежнее имя <shop@okolitsa.example>' })
const letter = {
  sender: 'Утро',
  to: 'anna@example.com',
  subject: 'Заказ 104 оплачен',
  text: 'Привезём завтра.\n.\nТочка выше — не конец.',
}

/** The lines of an e-mail as shown by a mail program. */
function decoded(raw: string): { head: string; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const isBase64 = /content-transfer-encoding: base64/i.test(head)
  const bytes = isBase64
    ? Buffer.from(body, 'base64')
    : Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      )
  return { head, body: bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd() }
}

it('delivers a complete e-mail, authenticated, from the shop', async () => {
  await mail().send(letter)
  expect(taken).toHaveLength(1)
  const [first] = taken
  expect(first).toMatchObject({ from: 'shop@okolitsa.example', to: ['anna@example.com'], user: 'shop' })
  const { head, body } = decoded(first?.text ?? '')
  expect(body).toBe(letter.text)
  expect(head).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m)
})

it('rejects an e-mail address with line breaks or commas', async () => {
  await mail()
    .send({ ...letter, to: 'anna@example.com, boris@example.com' })
    .catch(() => undefined)
  await mail()
    .send({ ...letter, to: 'anna@example.com\r\nRCPT TO:<boris@example.com>' })
    .catch(() => undefined)
  await mail().send({ ...letter, subject: 'Заказ\r\nBcc: boris@example.com' })
  expect(taken.flatMap(({ to }) => to)).not.toContain('boris@example.com')
})

it('distinguishes a lost e-mail from one that may have been sent, without personal data in the error', async () => {
  const failure = (send: Promise<void>) =>
    send.then(
      () => null,
      (error: unknown) => error,
    )
  const nobody = await failure(mail().send({ ...letter, to: 'nobody@example.com' }))
  expect(nobody).toMatchObject({ mayHaveArrived: false })
  expect(String(nobody)).not.toContain('nobody')
  expect(await failure(mail('shop:wrong@').send(letter))).toMatchObject({ mayHaveArrived: false })
  conduct = 'refuses the text'
  expect(await failure(mail().send(letter))).toMatchObject({ mayHaveArrived: false })
  conduct = 'breaks off in the text'
  expect(await failure(mail().send(letter))).toMatchObject({ mayHaveArrived: true })
  const closed = createSmtpMailChannel({ url: 'smtp://127.0.0.1:1', from: 'shop@okolitsa.example' })
  expect(await failure(closed.send(letter))).toMatchObject({ mayHaveArrived: false })
})

it('refuses to send unencrypted to another machine', async () => {
  // «127.0.0.2» is this machine, too, but not a name that the channel trusts
  const foreign = createSmtpMailChannel({
    url: `smtp://shop:sec%20ret@127.0.0.2:${port}`,
    from: 'shop@okolitsa.example',
  })
  await expect(foreign.send(letter)).rejects.toMatchObject({ mayHaveArrived: false })
  expect(taken).toEqual([])
})
