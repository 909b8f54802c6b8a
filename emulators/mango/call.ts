import { randomUUID } from 'node:crypto'

/** Result codes of the emulator. */
export const RESULT = {
  ok: 1000,
  normalEnd: 1100,
  noAnswer: 1111,
  busy: 1121,
  wrongParameters: 3100,
  notPost: 3101,
  wrongSign: 3102,
  missingParameter: 3103,
  wrongFormat: 3104,
} as const

/** An accepted command. */
export interface CallbackCommand {
  readonly command_id: string
  readonly from: { readonly extension?: string; readonly number?: string }
  readonly to_number: string
  readonly line_number?: string
}

/** A message to the shop: its path below the external URL, its fields, and its time in steps from the command. */
export interface Message {
  readonly path: 'result/callback' | 'events/call' | 'events/summary'
  readonly step: number
  readonly words: Readonly<Record<string, unknown>>
}

/** Endings of numbers that do not answer, or are busy. */
const SILENT = '0001'
const BUSY = '0002'

/** All messages of a call; `now` is in Unix seconds, and a step is a second. */
export function messagesOf(command: CallbackCommand, now: number): Message[] {
  const { command_id, from, to_number, line_number } = command
  const entry_id = randomUUID()
  const reason = to_number.endsWith(SILENT) ? RESULT.noAnswer : to_number.endsWith(BUSY) ? RESULT.busy : null
  const leg = (call_id: string, seq: number, call_state: string, step: number, more: object = {}): Message => ({
    path: 'events/call',
    step,
    words: {
      entry_id,
      call_id,
      timestamp: now + step,
      seq,
      call_state,
      location: 'abonent',
      from: call_id.endsWith('-1') ? from : { number: from.number ?? '' },
      to: call_id.endsWith('-1') ? from : { number: to_number, ...(line_number && { line_number }) },
      command_id,
      ...more,
    },
  })
  const [first, second] = [`${entry_id}-1`, `${entry_id}-2`]
  const ended = reason ?? RESULT.normalEnd
  const end = reason === null ? 6 : 4
  return [
    { path: 'result/callback', step: 0, words: { command_id, result: RESULT.ok } },
    leg(first, 1, 'Appeared', 0),
    leg(first, 2, 'Connected', 2),
    leg(second, 1, 'Appeared', 2),
    ...(reason === null ? [leg(second, 2, 'Connected', 4)] : []),
    leg(second, 3, 'Disconnected', end, { disconnect_reason: ended }),
    leg(first, 3, 'Disconnected', end, { disconnect_reason: ended }),
    {
      path: 'events/summary',
      step: end,
      words: {
        entry_id,
        call_direction: 2,
        from,
        to: { number: to_number },
        line_number: line_number ?? '',
        create_time: now,
        forward_time: now,
        talk_time: reason === null ? now + 4 : 0,
        end_time: now + end,
        entry_result: reason === null ? 1 : 0,
        disconnect_reason: ended,
      },
    },
  ]
}
