import { productsChanged } from './discovery/read-models/index.ts'
import { chatChanged } from './engagement/chat/index.ts'
import { carrierNetworkChanged } from './fulfilment/delivery/index.ts'
import { sessionEnded } from './people/identity/index.ts'
import { staffSessionEnded, staffStreamsEnded } from './people/staff/index.ts'
import { liveChanged } from './platform/realtime/live-hub.ts'
import { contentChanged } from './publishing/content/index.ts'
import { sitePagesChanged } from './publishing/site-pages/index.ts'
import { sitesChanged } from './publishing/sites/index.ts'
import { menusChanged } from './supply/menus/index.ts'
import { sellerStateChanged, sellersChanged } from './supply/sellers/index.ts'
import { toursChanged } from './supply/tours/index.ts'

/** The public catalogue: lists, cards and pages. */
export const CATALOGUE_TOPICS = [
  sellersChanged,
  sellerStateChanged,
  carrierNetworkChanged,
  productsChanged,
  menusChanged,
  toursChanged,
  sitesChanged,
  sitePagesChanged,
  contentChanged,
]

/** All notifications between nodes: invalidations, ended sessions, live updates. */
export const TOPICS = [
  ...CATALOGUE_TOPICS,
  sessionEnded,
  staffSessionEnded,
  staffStreamsEnded,
  liveChanged,
  chatChanged,
]
