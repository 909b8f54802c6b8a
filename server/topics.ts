import { productsChanged } from './discovery/read-models/public.ts'
import { searchSynonymsChanged } from './discovery/search/module.ts'
import { chatChanged } from './engagement/chat/public.ts'
import { reviewTagsChanged } from './engagement/reviews/public.ts'
import { carrierNetworkChanged } from './fulfilment/delivery/public.ts'
import { sessionEnded } from './people/identity/module.ts'
import { marketChanged } from './people/market/public.ts'
import { textsModerated } from './people/moderation/public.ts'
import { notificationTemplatesChanged } from './people/notification-templates/module.ts'
import { officeSessionEnded, officeStreamsEnded } from './people/office/module.ts'
import { serviceChecked } from './people/outside-services/module.ts'
import { staffSessionEnded, staffStreamsEnded } from './people/staff/module.ts'
import { liveChanged } from './platform/realtime/live-hub.ts'
import { contentChanged, redirectsChanged } from './publishing/content/module.ts'
import { featuredChanged } from './publishing/featured/module.ts'
import { sitePagesChanged } from './publishing/site-pages/module.ts'
import { sitesChanged } from './publishing/sites/module.ts'
import { plansChanged } from './sales/plans/module.ts'
import { menusChanged } from './supply/menus/public.ts'
import { categoriesChanged } from './supply/products/public.ts'
import { sellerStateChanged, sellersChanged } from './supply/sellers/public.ts'
import { toursChanged } from './supply/tours/public.ts'

/** Topics of the public catalogue: lists, cards and pages. */
export const CATALOGUE_TOPICS = [
  sellersChanged,
  sellerStateChanged,
  carrierNetworkChanged,
  productsChanged,
  categoriesChanged,
  menusChanged,
  toursChanged,
  sitesChanged,
  sitePagesChanged,
  contentChanged,
  featuredChanged,
  searchSynonymsChanged,
  redirectsChanged,
  reviewTagsChanged,
  plansChanged,
  textsModerated,
]

/** Topics of all notifications between nodes: invalidations, ended sessions, live updates. */
export const TOPICS = [
  ...CATALOGUE_TOPICS,
  marketChanged,
  notificationTemplatesChanged,
  sessionEnded,
  staffSessionEnded,
  staffStreamsEnded,
  serviceChecked,
  officeSessionEnded,
  officeStreamsEnded,
  liveChanged,
  chatChanged,
]
