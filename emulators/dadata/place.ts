/** A place of the emulator. */
export interface DadataEmulatorPlace {
  name: string
  kind: 'city' | 'settlement'
  /** Short type of the register: the letter for «town» or «village». */
  type: string
  region: string
  regionWithType: string
  /** Code of the region, two characters. */
  regionCode: string
  regionIso: string
  latitude: number
  longitude: number
  postalCode: string
}
