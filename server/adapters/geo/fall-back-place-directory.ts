import { type PlaceDirectory, PlaceDirectoryError } from '../../fulfilment/geo/ports.ts'

/**
 * Asks the first directory and, when it cannot answer, the second: a DaData outage costs people streets, not the
 * whole choice of a place. `onFailure` hears of every fall (for the log and the counter).
 */
export function fallBackPlaceDirectory(
  first: PlaceDirectory,
  second: PlaceDirectory,
  onFailure: (error: PlaceDirectoryError) => void,
): PlaceDirectory {
  async function ask<EndpointAnswer>(
    question: (directory: PlaceDirectory) => Promise<EndpointAnswer>,
  ): Promise<EndpointAnswer> {
    try {
      return await question(first)
    } catch (error) {
      if (!(error instanceof PlaceDirectoryError)) throw error
      onFailure(error)
      return question(second)
    }
  }
  return {
    findPlaces: (text, limit, near) => ask((directory) => directory.findPlaces(text, limit, near)),
    findAddresses: (text, limit, near) => ask((directory) => directory.findAddresses(text, limit, near)),
    placeAt: (point) => ask((directory) => directory.placeAt(point)),
  }
}
