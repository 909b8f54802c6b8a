import type { FastifyPluginAsync } from 'fastify'

/** Path of the register on the emulators' port. */
export const NPD_EMULATOR_PATH = '/npd'

interface Control {
  /** The service answers 503. */
  readonly isDown?: boolean
  /** The service refuses requests as too frequent. */
  readonly isBusy?: boolean
  /** Numbers of persons who are not self-employed; all others are. */
  readonly gone?: readonly string[]
}

/**
 * The open service of the tax authority that says whether a person is self-employed on a day.
 * `POST /npd/control {"isDown", "isBusy", "gone"}` replaces its state.
 */
export const npdEmulator: FastifyPluginAsync = async (app) => {
  let state: Control = {}
  app.post<{ Body: Control | null }>(`${NPD_EMULATOR_PATH}/control`, async ({ body }) => {
    state = body ?? {}
    return state
  })
  app.post<{ Body: { inn?: unknown; requestDate?: unknown } | null }>(
    `${NPD_EMULATOR_PATH}/api/v1/tracker/taxpayer_status`,
    async ({ body }, reply) => {
      const { inn, requestDate } = body ?? {}
      if (state.isDown) return reply.code(503).send()
      if (state.isBusy)
        return reply.code(422).send({
          code: 'taxpayer.status.service.limited.error',
          message: 'Превышено количество запросов к сервису с одного ip-адреса в единицу времени, попробуйте позднее.',
        })
      if (!/^\d{12}$/.test(String(inn)) || !/^\d{4}-\d{2}-\d{2}$/.test(String(requestDate)))
        return reply.code(422).send({ code: 'validation.failed', message: 'Указан некорректный ИНН' })
      const status = !state.gone?.includes(String(inn))
      return {
        status,
        message: `${inn} ${status ? 'является' : 'не является'} плательщиком налога на профессиональный доход`,
      }
    },
  )
}
