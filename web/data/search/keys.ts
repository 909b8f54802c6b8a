import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

export const searchKeys = {
  suggestions: (text: string, near: Location) => ['suggestions', text, encodeLocation(near)] as const,
}
