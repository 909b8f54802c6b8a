/** A point on the map; its meaning belongs to the caller. */
export interface MapPoint {
  readonly id: string
  /** Accessible name and tooltip. */
  readonly label: string
  readonly coords: { readonly latitude: number; readonly longitude: number }
  /** Shown in a ring instead of a pin; `hue` is the colour under it, degrees of OKLCH. */
  readonly picture?: string | undefined
  readonly hue?: number | undefined
  /** `shop` is a pickup place, `quiet` is paler than the others. */
  readonly look?: 'point' | 'shop' | 'quiet' | undefined
}
