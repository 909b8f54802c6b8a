import { z } from 'zod'
import type { AnswerSource } from '../../engagement/chat/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { callExternal } from '../external/call-external.ts'

const TIMEOUT_MS = 15_000

export const answerSchema = z.object({ text: z.string().nullable() })

/** Automatic answers over HTTP: sends the last messages of a thread and receives a text or null. */
export function createHttpAnswers(options: { url: string; key?: string | undefined }): AnswerSource {
  return {
    async answer(question) {
      const { ok, status, body } = await callExternal(options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(options.key && { authorization: `Bearer ${options.key}` }),
        },
        body: JSON.stringify(question),
        timeoutMs: TIMEOUT_MS,
      })
      if (!ok) throw new Error(`automatic answers: status ${status}`)
      const parsed = answerSchema.safeParse(body)
      if (!parsed.success) throw new Error('automatic answers: something else came')
      return parsed.data.text
    },
  }
}

/** The configured source of automatic answers; null = only people answer. */
export const createAnswerSource = (
  config: Pick<Config, 'CHAT_ANSWERS_URL' | 'CHAT_ANSWERS_KEY'>,
): AnswerSource | null =>
  config.CHAT_ANSWERS_URL ? createHttpAnswers({ url: config.CHAT_ANSWERS_URL, key: config.CHAT_ANSWERS_KEY }) : null
