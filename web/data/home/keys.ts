import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

export const homeKeys = { feed: (location: Location) => ['home', encodeLocation(location)] as const }
