import {
  chatStatusSchema,
  identitySchema,
  newChatMessageSchema,
  presentSchema,
  typingSchema,
} from '@okolitsa/contracts/chat/chat-socket.ts'
import type { ChatClientEvents } from '@okolitsa/contracts/chat/chat-socket-events.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { addressOf, openSocket, type RawSocket } from '../../server/engagement/chat/socket/frames.data.ts'
import { chanceOf, type Schema } from './fuzz-calls.data.ts'
import { asJson } from './fuzz-hostile.data.ts'
import { bodyVariants } from './fuzz-places.data.ts'
import { type Known, sampleOf } from './fuzz-samples.data.ts'
import { FARM, openFuzzWorld } from './fuzz-world.data.ts'

const TIMES = Number(process.env.FUZZ_TIMES ?? 3)
/** Number of frames that one person may send per interval, with a margin. */
const FRAMES_OF_ONE = 30
/** Events that a client emits, with samples. */
const EVENTS = {
  identity: identitySchema,
  'new-chat-message': newChatMessageSchema,
  'update-chat-messages-status': chatStatusSchema,
  typing: typingSchema,
  present: presentSchema,
} satisfies Record<keyof ChatClientEvents, z.ZodType>
const ANSWERED = new Set(['identity', 'new-chat-message', 'update-chat-messages-status'])
/** Expected codes of refused frames; any other is a fault. */
const REFUSALS = new Set(['BAD_REQUEST', 'CHAT_FIELDS_MISSING', 'FORBIDDEN', 'NOT_FOUND', 'CHAT_BLOCKED'])

const world = await openFuzzWorld()
await world.app.http.listen({ port: 0, host: '127.0.0.1' })
const address = addressOf(world.app.http)

/** Creates a customer with a separate thread, because frames per person are limited. */
async function newcomer(): Promise<{ known: Known; socket: RawSocket }> {
  const [person] = await world.sql<{ id: number; chatId: number }>(
    `with person as (
       insert into customer (phone, created_at)
       select '7999' || lpad((count(*) + 1)::text, 7, '0'), shop_now() from customer returning id)
     insert into chat_thread (customer_id, organization_id, created_at)
     select id, ${FARM}, shop_now() from person returning customer_id as id, id as "chatId"`,
  )
  if (!person) throw new Error('nobody was made')
  const { id, chatId } = person
  const known = {
    clientType: 'customer',
    userId: id,
    userSenderId: id,
    userRecipientId: FARM,
    chatId,
    upToMessageId: 1,
  }
  const socket = await openSocket(address, { token: await world.tokenOf(id) })
  expect(await socket.emit('identity', { clientType: 'customer', userId: id })).toMatchObject({ ok: true })
  return { known, socket }
}

it.each([20_261_129, 4])('refuses frames with one wrong value without changing data (seed %i)', async (seed) => {
  const faults: string[] = []
  const chance = chanceOf(seed)
  for (const [name, schema] of Object.entries(EVENTS)) {
    const form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
    let someone = await newcomer()
    let sent = 1
    const meant = sampleOf(form, someone.known)
    if (ANSWERED.has(name)) expect(await someone.socket.emit(name, meant)).toMatchObject({ ok: true })
    for (const { what, value, isOutside } of bodyVariants(form, someone.known, chance, TIMES)) {
      if (sent === FRAMES_OF_ONE || someone.socket.isClosed()) {
        someone.socket.close()
        someone = await newcomer()
        sent = 0
      }
      sent += 1
      const json = asJson(value)
      await world.changes()
      if (!ANSWERED.has(name)) {
        someone.socket.send(`42[${JSON.stringify(name)},${json}]`)
        continue
      }
      const answer = await someone.socket.emitJson(name, json)
      const context = `${name}, ${what}: ${JSON.stringify(answer)} — ${json.slice(0, 300)}`
      if (answer.ok ? isOutside : !REFUSALS.has(answer.error.code)) faults.push(context)
      const changes = await world.changes()
      if (!answer.ok && changes.length > 0) faults.push(`${context}, and yet ${changes.join(', ')}`)
    }
    // the socket must still work after an unanswered frame
    expect(
      await someone.socket.emit('identity', { clientType: 'customer', userId: someone.known.userId }),
    ).toMatchObject({ ok: true })
    someone.socket.close()
  }
  expect(faults).toEqual([])
})

it.each([
  '42[]',
  '42["identity"]',
  '421["identity"]',
  '42{"identity":1}',
  '42["nothing",{}]',
  '42[null,1]',
  '42["__proto__",{}]',
  '421["identity",{},{},[1,2,3]]',
  '451-["identity",{"_placeholder":true,"num":0}]',
  '42',
  '4',
  '9',
  '',
  '42["identity",',
  `42["identity",${'['.repeat(20_000)}`,
  '40/other,',
  '41',
  '44{}',
  `42["typing","${'x'.repeat(200_000)}"]`,
  '42["disconnect",1]',
  '42["connect",1]',
  '4\u0000',
  '42999999999999999999999["identity",{}]',
])('goes on for others after the frame %s', async (frame) => {
  const { socket, known } = await newcomer()
  socket.send(frame)
  const other = await newcomer()
  expect(await other.socket.emit('identity', { clientType: 'customer', userId: other.known.userId })).toMatchObject({
    ok: true,
  })
  // the socket either answers or is closed
  const answer = await socket.emit('identity', { clientType: 'customer', userId: known.userId })
  expect(answer.ok === true || ['CLOSED', 'FORBIDDEN'].includes(answer.error.code)).toBe(true)
  socket.close()
  other.socket.close()
})
