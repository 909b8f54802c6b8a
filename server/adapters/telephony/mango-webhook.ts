import { z } from 'zod'
import type { TelephonyWebhook, WebhookKind } from '../../engagement/telephony/ports.ts'

/** True for a success code; some calls answer 0, others 1000. */
export const isMangoSuccess = (result: number): boolean => result === 0 || result === 1000

const callSchema = z.object({
  entry_id: z.string().min(1).max(200),
  call_id: z.string().min(1).max(200),
  seq: z.coerce.number().int().min(0),
  call_state: z.enum(['Appeared', 'Connected', 'OnHold', 'Disconnected']),
  command_id: z.string().max(128).optional(),
})
const summarySchema = z.object({
  entry_id: z.string().min(1).max(200),
  entry_result: z.coerce.number().int(),
  talk_time: z.coerce.number().int().min(0).default(0),
  end_time: z.coerce.number().int().min(0).default(0),
  disconnect_reason: z.coerce.number().int().nullable().default(null),
})
const resultSchema = z.object({ command_id: z.string().min(1).max(128), result: z.coerce.number().int() })

/** Duration of the conversation from `talk_time`, its start in Unix seconds; 0 = there was none. */
const talkSeconds = (began: number, ended: number) => (began > 0 && ended > began ? ended - began : 0)

/** Parses a message of the PBX; null = malformed. */
export function readMangoWebhook(kind: WebhookKind, json: string): TelephonyWebhook | null {
  const value = parseJson(json)
  if (kind === 'ping') return { kind: 'ping' }
  if (kind === 'result') {
    const result = resultSchema.safeParse(value)
    if (!result.success) return null
    const { command_id, result: code } = result.data
    return { kind: 'result', commandId: command_id, isAccepted: isMangoSuccess(code), reason: code }
  }
  if (kind === 'call') {
    const call = callSchema.safeParse(value)
    if (!call.success) return null
    const { entry_id, call_id, seq, call_state, command_id = null } = call.data
    const report = { kind: 'leg', state: call_state } as const
    return { kind: 'report', entryId: entry_id, callId: call_id, seq, commandId: command_id, report }
  }
  const summary = summarySchema.safeParse(value)
  if (!summary.success) return null
  const { entry_id, entry_result, talk_time, end_time, disconnect_reason } = summary.data
  return {
    kind: 'report',
    entryId: entry_id,
    callId: '',
    seq: 0,
    commandId: null,
    report: {
      kind: 'summary',
      isSuccess: entry_result === 1,
      talkSeconds: talkSeconds(talk_time, end_time),
      reason: disconnect_reason,
    },
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
