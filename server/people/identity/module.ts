import { identityEndpoints } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { personalDataEndpoints } from '@okolitsa/contracts/personal-data/personal-data.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { createIdentityModule, sessionEnded } from './index.ts'
import { personalData } from './personal-data.ts'

/** Pause after a failure to read the ended sessions, ms. */
const LEARN_AGAIN_MS = 5_000

export const identityModule = defineModule({
  name: 'identity',
  uses: ['audit'],
  portsFilledBy: ['loyalty', 'subscription'],
  personalData,
  create: (
    { config, database, clock, log, adapters, endStreams, personalData: parts },
    { audit, loyalty, subscription },
  ) => {
    const identity = createIdentityModule({
      database,
      channel: adapters.channel,
      clock,
      log,
      tokenSecret: config.TOKEN_SECRET,
      serviceSecret: config.SERVICE_SECRET,
      integrationToken: config.INTEGRATION_TOKEN,
      codesPerHour: config.CODES_PER_HOUR,
      siteHost: new URL(config.PUBLIC_URL).hostname,
      audit,
      personalData: parts,
      photos: adapters.storage('photos'),
      bonuses: loyalty,
      subscriptions: subscription,
    })
    const { handlers, personalDataHandlers, subscribers, periodic, ended } = identity
    let isClosed = false
    // until it succeeds, every session is looked up in the database
    const learnEnds = () =>
      void ended.learn().catch((error) => {
        if (isClosed) return
        log.warn({ err: error }, 'reading ended sessions')
        setTimeout(learnEnds, LEARN_AGAIN_MS).unref()
      })
    ended.onEnd(endStreams)
    return {
      service: identity,
      calls: [mounted(identityEndpoints, handlers), mounted(personalDataEndpoints, personalDataHandlers)],
      subscribers,
      periodic,
      invalidations: [on(sessionEnded, (id) => (id === null ? learnEnds() : ended.add(id)), ended.lost)],
      gauges: [
        {
          name: 'sign_in_codes_of_hour',
          help: 'Codes of strangers and apps within an hour',
          read: identity.codesOfHour,
        },
      ],
      start: learnEnds,
      close: () => {
        isClosed = true
      },
    }
  },
})
