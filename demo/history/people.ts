import { type Random, randomOf } from './random.ts'
import { TOWNS, type Town } from './towns.ts'

/** A customer of the history. Telephones are made up, as those of the demo's farms. */
export interface Person {
  readonly index: number
  readonly phone: string
  readonly firstName: string
  readonly lastName: string
  readonly town: Town
  readonly street: string
  readonly house: string
  readonly flat: string
  readonly point: { readonly latitude: number; readonly longitude: number }
  /** Number of orders relative to other people: most order seldom, some every week. */
  readonly appetite: number
}

/** The customer of the demo, known by the telephone in its data. */
export const ANNA_PHONE = '79160000100'

const WOMEN = 'Анна Мария Елена Ольга Наталья Ирина Татьяна Светлана Екатерина Юлия Дарья Полина Вера Надежда Ксения'
const MEN = 'Алексей Дмитрий Сергей Андрей Иван Михаил Павел Николай Егор Илья Артём Константин Роман Тимур'
const SURNAMES =
  'Соколов Лебедев Козлов Новиков Морозов Волков Зайцев Павлов Семёнов Голубев Виноградов Богданов Воробьёв Фёдоров Беляев Тарасов Белов Комаров Орлов Киселёв Макаров Ковалёв Ильин Гусев Титов Кузьмин Кудрявцев Баранов Куликов Степанов'
const words = (text: string) => text.split(' ')
/** Degrees of a kilometre, about. */
const SPREAD = 0.009

export const MAX_PEOPLE = 240

export function peopleOf(seed: string, count = MAX_PEOPLE): readonly Person[] {
  const random = randomOf(`${seed}: people`)
  const anna = personOf(random, 0, {
    firstName: 'Анна',
    lastName: 'Полевая',
    phone: ANNA_PHONE,
    town: TOWNS[0] as Town,
  })
  return [{ ...anna, appetite: 9 }, ...Array.from({ length: count - 1 }, (_, index) => personOf(random, index + 1))]
}

function personOf(random: Random, index: number, known?: Partial<Person>): Person {
  const isWoman = random.chance(0.64)
  const surname = random.pick(words(SURNAMES))
  const town = random.weighted(TOWNS, ({ weight }) => weight)
  const person = {
    index,
    phone: `7900000${String(5000 + index)}`,
    firstName: random.pick(words(isWoman ? WOMEN : MEN)),
    lastName: isWoman ? `${surname}а` : surname,
    town,
    ...known,
  }
  const [latitude, longitude] = person.town.point
  return {
    ...person,
    street: random.pick(person.town.streets),
    house: String(random.int(1, 60)),
    flat: String(random.int(1, 180)),
    point: {
      latitude: Number((latitude + (random.next() - 0.5) * SPREAD).toFixed(5)),
      longitude: Number((longitude + (random.next() - 0.5) * SPREAD).toFixed(5)),
    },
    appetite: 0.4 + 4 * random.next() ** 3,
  }
}
