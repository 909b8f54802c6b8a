/** A place of the emulator. */
export interface DadataEmulatorPlace {
  name: string
  kind: 'city' | 'settlement'
  /** Short type of the register: the letter for «town», «village». */
  type: string
  region: string
  regionWithType: string
  /** Two characters. */
  regionCode: string
  regionIso: string
  latitude: number
  longitude: number
  postalCode: string
}
