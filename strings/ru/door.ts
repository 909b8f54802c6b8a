import type { DoorField } from '@okolitsa/domain/geo/door.ts'

/** Texts of fields for the door (flat, entrance, intercom): in the address book, the checkout and a changed order. */
export const doorText = {
  flat: 'Квартира',
  entrance: 'Подъезд',
  floor: 'Этаж',
  intercom: 'Домофон',
  comment: 'Для курьера',
  commentHint: 'Как подъехать, звонить ли за\u00A0час, оставить ли у\u00A0двери',
  /** `кв. 14, подъезд 2, этаж 5, домофон 14к`. */
  line: ({
    flat,
    entrance,
    floor,
    intercom,
  }: {
    readonly [Field in Exclude<DoorField, 'comment'>]?: string | null | undefined
  }): string =>
    [
      flat && `кв.\u00A0${flat}`,
      entrance && `подъезд\u00A0${entrance}`,
      floor && `этаж\u00A0${floor}`,
      intercom && `домофон\u00A0${intercom}`,
    ]
      .filter(Boolean)
      .join(', '),
} as const
