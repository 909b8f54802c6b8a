import type * as ru from '../ru/door.ts'
import type { Words } from '../words.ts'

export const doorText: Words<typeof ru.doorText> = {
  flat: 'Flat',
  entrance: 'Entrance',
  floor: 'Floor',
  intercom: 'Intercom',
  comment: 'For the courier',
  commentHint: 'How to drive up, whether to call an hour before, whether to leave it at the door',
  line: ({ flat, entrance, floor, intercom }) =>
    [
      flat && `flat\u00A0${flat}`,
      entrance && `entrance\u00A0${entrance}`,
      floor && `floor\u00A0${floor}`,
      intercom && `intercom\u00A0${intercom}`,
    ]
      .filter(Boolean)
      .join(', '),
}
