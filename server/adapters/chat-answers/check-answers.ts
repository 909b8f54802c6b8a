import { outsideServices } from '@okolitsa/strings/ru/outside-services.ts'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import { answerSchema } from './http-answers.ts'

/** Asks the source of automatic answers a question of no seller. */
export function checkAnswers(config: Config, deps: { readonly limitMs?: number | undefined } = {}): ServiceCheck {
  const { CHAT_ANSWERS_URL: url = '', CHAT_ANSWERS_KEY: key } = config
  return serviceCheck(
    config,
    {
      service: 'chatAnswers',
      mode: url === '' ? 'off' : 'live',
      required: ['CHAT_ANSWERS_URL'],
      credentials: ['CHAT_ANSWERS_KEY'],
      address: ['CHAT_ANSWERS_URL'],
      limitMs: deps.limitMs,
    },
    async ({ ask, variables }) => {
      const { body } = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          organizationId: 0,
          said: [{ sender: 'customer', text: outsideServices.trialMail.subject }],
        }),
      })
      if (!answerSchema.safeParse(body).success) throw new ProbeFailure('malformed', variables.address)
      return 'answers'
    },
  )
}
