import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { withoutPersonalData } from '../outside/without-personal-data.ts'
import { callExternal } from './call-external.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const ask = (url: string, timeoutMs = 5_000) => callExternal(url, { method: 'POST', body: 'secret', timeoutMs })
const answering = (headers: Record<string, string>, body: string | Uint8Array, status = 200) =>
  serve((_request, response) => response.writeHead(status, headers).end(body))

describe('a call to an outside service', () => {
  it.each([
    ['plain', {}, '{"a":1}'],
    ['with a byte order mark', {}, '\uFEFF{"a":1}'],
    ['packed', { 'content-encoding': 'gzip' }, gzipSync('{"a":1}')],
    ['called text', { 'content-type': 'text/html' }, '{"a":1}'],
    ['of a charset nobody knows', { 'content-type': 'application/json; charset=koi-9' }, '{"a":1}'],
  ])('parses JSON %s', async (_name, headers, body) => {
    expect(await ask(await answering(headers, body))).toMatchObject({ status: 200, ok: true, body: { a: 1 } })
  })

  it('decodes an old charset', async () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xcd, 0xe5, 0xf2]), Buffer.from('"}')])
    const url = await answering({ 'content-type': 'application/json; charset=windows-1251' }, bytes)
    expect((await ask(url)).body).toEqual({ a: 'Нет' })
  })

  it.each([
    ['a page', '<html>busy</html>'],
    ['half an answer', '{"a":'],
    ['nothing', ''],
  ])('returns undefined for %s', async (_name, body) => {
    expect(await ask(await answering({}, body, 502))).toMatchObject({ status: 502, ok: false, body: undefined })
  })

  it.each([301, 302, 307, 308])('does not follow a redirect with status %i', async (status) => {
    let wasLed = false
    const elsewhere = await serve((_request, response) => {
      wasLed = true
      response.end('{}')
    })
    expect(await ask(await answering({ location: elsewhere }, '', status))).toMatchObject({ status, ok: false })
    expect(wasLed).toBe(false)
  })

  it('limits the time of the headers and of the body', async () => {
    const silent = await serve(() => {})
    const slow = await serve((_request, response) => response.writeHead(200).write('{"a":'))
    for (const url of [silent, slow]) await expect(ask(url, 50)).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('distinguishes an unreachable service from a broken connection', async () => {
    const torn = await serve((request) => request.socket.destroy())
    await expect(ask(torn)).rejects.toMatchObject({ reason: 'broken' })
    open.splice(0)[0]?.close().closeAllConnections()
    await expect(ask(torn)).rejects.toMatchObject({ reason: 'unreached', message: 'no answer: ECONNREFUSED' })
    const badlyPacked = await answering({ 'content-encoding': 'gzip' }, 'no gzip')
    await expect(ask(badlyPacked)).rejects.toMatchObject({ reason: 'broken' })
  })
})

describe('messages of outside services', () => {
  it.each([
    ['Неверный телефон +7 (916) 123-45-67', 'Неверный телефон +[number]'],
    ['card 4111 1111 1111 1111 is declined', 'card [number] is declined'],
    ['client.email: anna@example.com', 'client.email: [e-mail]'],
    ['to=79161234567;x', 'to=[number];x'],
    ['Заказ № 104001-1-abcde, сумма 129990', 'Заказ № 104001-1-abcde, сумма 129990'],
  ])('%s', (words, plain) => expect(withoutPersonalData(words)).toBe(plain))
})
