import { createHash } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { clockTime, escapeHtml, page } from '../page.ts'
import { type CallbackCommand, type Message, messagesOf, RESULT } from './call.ts'
import { MANGO_EMULATOR_ANNOUNCER, MANGO_EMULATOR_CREDENTIALS, MANGO_EMULATOR_PATH } from './credentials.ts'

export interface MangoEmulatorOptions {
  readonly apiKey?: string
  readonly apiSalt?: string
  /** The shop's URL for messages, without a trailing slash. */
  readonly externalUrl: string
  /** Duration of one step of a call, ms; a second by default. */
  readonly stepMs?: number
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
}

interface Call {
  readonly command: CallbackCommand
  readonly at: string
  readonly notifications: { path: string; what: string; status: number | null }[]
}

/** Maximum stored calls; the oldest are deleted. */
const MAX_CALLS = 100

/**
 * Emulates a PBX of Mango Office: accepts callback commands, simulates the call and reports it to the shop in signed
 * messages. A customer's number ending in 0001 does not answer, in 0002 is busy.
 */
export const mangoEmulator: FastifyPluginAsync<MangoEmulatorOptions> = async (app, options) => {
  const { apiKey, apiSalt, externalUrl, stepMs = 1_000, now } = { ...MANGO_EMULATOR_CREDENTIALS, ...options }
  const calls: Call[] = []
  const timers = new Set<NodeJS.Timeout>()
  const signOf = (json: string) =>
    createHash('sha256')
      .update(apiKey + json + apiSalt)
      .digest('hex')
  await app.register(formbody)
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
  })

  function notify(call: Call, { path, words }: Message): void {
    const json = JSON.stringify(words)
    const body = new URLSearchParams({ vpbx_api_key: apiKey, sign: signOf(json), json })
    const what = String(words.call_state ?? words.entry_result ?? words.result)
    fetch(`${externalUrl}/${path}`, { method: 'POST', body, signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => call.notifications.push({ path, what, status }),
      () => call.notifications.push({ path, what, status: null }),
    )
  }

  function play(command: CallbackCommand): void {
    const call: Call = { command, at: new Date(now()).toISOString(), notifications: [] }
    calls.unshift(call)
    calls.length = Math.min(calls.length, MAX_CALLS)
    for (const message of messagesOf(command, Math.floor(now() / 1000))) {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          notify(call, message)
        },
        (message.step + 1) * stepMs,
      )
      timers.add(timer)
    }
  }

  app.route<{ Body: { vpbx_api_key?: string; sign?: string; json?: string } | undefined }>({
    method: ['GET', 'POST'],
    url: `${MANGO_EMULATOR_PATH}/vpbx/commands/callback`,
    handler: async (request, reply) => {
      if (request.method !== 'POST') return reply.code(400).send({ result: RESULT.notPost })
      const { vpbx_api_key = '', sign = '', json = '' } = request.body ?? {}
      if (vpbx_api_key !== apiKey || sign !== signOf(json)) return reply.code(401).send({ result: RESULT.wrongSign })
      const command = readCommand(json)
      if (typeof command === 'number') return reply.code(400).send({ result: command })
      play(command)
      return { result: RESULT.ok, command_id: command.command_id }
    },
  })

  app.post<{ Body: { vpbx_api_key?: string; sign?: string; json?: string } | undefined }>(
    `${MANGO_EMULATOR_PATH}/vpbx/config/users/request`,
    async (request, reply) => {
      const { vpbx_api_key = '', sign = '', json = '' } = request.body ?? {}
      if (vpbx_api_key !== apiKey || sign !== signOf(json)) return reply.code(401).send({ result: RESULT.wrongSign })
      return { users: [{ general: { name: 'Announcer' }, telephony: { extension: MANGO_EMULATOR_ANNOUNCER } }] }
    },
  )

  app.get(`${MANGO_EMULATOR_PATH}/calls`, async () => ({ items: calls }))
  app.get(MANGO_EMULATOR_PATH, async (_request, reply) => reply.type('text/html; charset=utf-8').send(callsPage(calls)))
}

const PHONE = /^\d{11}$/

/** Parses a command; returns a result code for an error. */
function readCommand(json: string): CallbackCommand | number {
  let value: Partial<CallbackCommand> | null
  try {
    value = JSON.parse(json)
  } catch {
    return RESULT.wrongParameters
  }
  if (!value?.command_id || !value.to_number || !value.from) return RESULT.missingParameter
  const { from, to_number, command_id, line_number } = value
  // a person who is not an employee has an empty extension, but the field is required
  if (from.extension === undefined || (!from.extension && !from.number)) return RESULT.missingParameter
  if (!/^\d*$/.test(from.extension) || String(command_id).length > 128) return RESULT.wrongFormat
  const numbers = [to_number, from.number, line_number].filter((number) => number !== undefined)
  if (!numbers.every((number) => PHONE.test(number))) return RESULT.wrongFormat
  return value as CallbackCommand
}

/** The page for people: calls, newest first; it reloads itself. */
function callsPage(calls: readonly Call[]): string {
  const rows = calls.map(({ command, at, notifications }) => {
    const steps = notifications.map(({ path, what, status }) => `${path}\u00A0${what} → ${status ?? 'нет ответа'}`)
    const { extension, number = '' } = command.from
    const isRecording = extension === MANGO_EMULATOR_ANNOUNCER
    const from = isRecording ? 'Запись «вас ждут в\u00A0кабинете»' : extension ? `доб.\u00A0${extension}` : `+${number}`
    return `<p><b>${escapeHtml(from)} → +${escapeHtml(command.to_number)}</b> <span class="note">${clockTime(at)}</span><br>
<span class="note">${steps.map(escapeHtml).join('<br>')}</span></p>`
  })
  return page(
    'Телефонная станция',
    `<meta http-equiv="refresh" content="3"><h1>Телефонная станция</h1>
<p class="note">Станция звонит продавцу, а когда он ответил\u00A0— покупателю. Номер на\u00A00001 не\u00A0отвечает, на\u00A00002 занят.</p>
${rows.join('') || '<p>Звонков пока нет.</p>'}`,
  )
}
