import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { apiCalls } from './api.ts'
import { testServer } from './testing.ts'

const MEGABYTE = 1024 * 1024
const files = { most: 2, maxBytes: 8 * MEGABYTE }
const formEndpoint = {
  method: 'POST',
  access: 'public',
  summary: 'A form.',
  answer: z.object({ name: z.string(), sizes: z.array(z.number()) }),
  files,
} as const
const endpoints = defineEndpoints({
  refused: { ...formEndpoint, path: '/api/v1/refused' },
  opened: { ...formEndpoint, path: '/api/v1/opened', body: z.object({ name: z.string() }) },
  read: { ...formEndpoint, path: '/api/v1/read', body: z.object({ name: z.string() }) },
})
const { http, mount } = await testServer()
let port: number
beforeAll(async () => {
  mount(
    apiCalls(
      endpoints,
      {
        refused: async () => {
          throw new Refusal('NOT_FOUND')
        },
        opened: async ({ readForm }) => {
          await readForm()
          throw new Refusal('FORBIDDEN')
        },
        read: async ({ readForm }) => {
          const form = await readForm()
          const sizes: number[] = []
          for await (const file of form.files) sizes.push(file.length)
          return { ...form.body, sizes }
        },
      },
      { checkAnswers: false },
    ),
  )
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = (http.server.address() as AddressInfo).port
})
const sockets: Socket[] = []
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await http.close()
})

const formOf = (sizes: readonly number[], name = 'cheese') => {
  const form = new FormData()
  form.append('name', name)
  for (const size of sizes) form.append('files', new Blob([new Uint8Array(size)]))
  return form
}
const send = async (path: string, body: FormData) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, { method: 'POST', body })
  const { code, ...rest } = (await answer.json()) as { code?: string; sizes?: number[]; name?: string }
  return code ?? rest
}

it('returns the fields first and then one file after another', async () => {
  expect(await send('read', formOf([3, 7 * MEGABYTE]))).toEqual({ name: 'cheese', sizes: [3, 7 * MEGABYTE] })
  expect(await send('read', formOf([]))).toEqual({ name: 'cheese', sizes: [] })
})

it.each([
  ['too many', [1, 1, 1]],
  ['one too large', [9 * MEGABYTE]],
  ['all together too large', [9 * MEGABYTE, 9 * MEGABYTE]],
])('refuses %s', async (_case, sizes) => {
  expect(await send('read', formOf(sizes))).toBe('BODY_TOO_LARGE')
})

it('answers before the whole form has arrived, and keeps the connection usable', async () => {
  for (const [path, code] of [
    ['refused', 'NOT_FOUND'],
    ['opened', 'FORBIDDEN'],
  ] as const) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    let answers = ''
    socket.on('data', (chunk) => {
      answers += chunk
    })
    await once(socket, 'connect')
    const field = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\ncheese\r\n'
    const file = '--x\r\ncontent-disposition: form-data; name="files"; filename="1"\r\n\r\nits first bytes'
    const rest = Buffer.alloc(6 * MEGABYTE)
    const end = '\r\n--x--\r\n'
    const length = field.length + file.length + rest.length + end.length
    const head = `POST /api/v1/${path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`
    socket.write(head + field + file)
    await expect.poll(() => answers).toContain(code)
    socket.write(rest)
    socket.write(`${end}GET /api/v1/nothing HTTP/1.1\r\nhost: x\r\n\r\n`)
    await expect.poll(() => answers.split('HTTP/1.1 ')).toHaveLength(3)
  }
})

it('asks the client to repeat an interrupted form', async () => {
  const payload = Buffer.from('--x\r\ngarbage')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await http.inject({ method: 'POST', url: '/api/v1/read', headers, payload })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED_FORM'])
})
