import type * as ru from '../ru/location-picker.ts'
import type { Words } from '../words.ts'

export const locationPickerText: Words<typeof ru.locationPickerText> = {
  close: 'Close',
  fieldLabel: 'Town, village or address',
  placeholder: 'In Russian letters',
  clear: 'Clear',
  detect: 'Find me automatically',
  detecting: 'Looking where you are…',
  current: 'Chosen now',
  saved: 'Your addresses',
  recent: 'Recent',
  found: 'Places found',
  searching: 'Searching…',
  nothing: 'No such place was found. Check the name, in Russian; look for a village together with the town nearby',
  otherPlace: 'Another place: we do not know the one you typed',
  guessed: (typed) => `We do not know “${typed}”`,
  guessedHelp: 'Similar places are below. Or name a town nearby, too, after a comma.',
  searchFailed: 'The search is not answering. Please try again',
  startTyping: 'Start typing a name and we will suggest',
  foundCount: (count) => (count === 0 ? 'Nothing found' : `Places found: ${count}. Choose with the arrow keys`),
  changed: (place) => `Showing what can be ordered: ${place}`,
  geolocation: {
    denied: 'The browser did not let us know the place. Allow it in the settings or type the town',
    timeout: 'We waited too long for the place. Type the town, it is quicker',
    unavailable: 'We could not find out where you are. Type the town',
    unsupported: 'This browser cannot tell the place. Type the town',
    nowhere: 'There are no places we know near you. Type the nearest town',
  },
}
