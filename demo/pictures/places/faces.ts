import type { Person } from './people.ts'

/** Female first names whose endings differ from those of most female names. */
const WOMEN = /^(Алсу|Айсулу|Айару|Долгор|Гульназ|Нино)$/
const MEN = /^(Илья|Никита|Кузьма|Фома|Лука|Данила|Савва)$/
const FIRST_NAME = /^[А-ЯЁ][а-яё]+$/
const CROWD = /^(Семья|Братья|Сёстры|Рыболовецкая)$/
const EASTERN = /(Пак|Ким|Цыренова|Тайтыкова|Тадина|Доржиева)$/
const SOUTHERN: ReadonlySet<string> = new Set(['01', '05', '06', '07', '09', '15', '20'])
const SOUTHERN_NAME = /(ян|яны|адзе|швили)$/
const AGES = ['middle', 'young', 'middle', 'old', 'middle'] as const

const isWoman = (name: string) => WOMEN.test(name) || (/[ая]$/.test(name) && !MEN.test(name))

/**
 * People on the portrait, from the owner's name: «Мария и Андрей Лучковы» are two, «Семья Гуськовых» four. @param turn
 * the seller's id; varies ages and faces
 */
export const facesOf = (owner: string, regionCode: string, turn: number): Person[] =>
  peopleOf(owner, regionCode, turn).map((one, index) => ({ ...one, seed: turn * 100 + index }))

type Someone = Omit<Person, 'seed'>

function peopleOf(owner: string, regionCode: string, turn: number): Someone[] {
  const [named = ''] = owner.split(',').slice(/^Рыболовецкая/.test(owner) ? 1 : 0)
  const words = (/^Сёстры/.test(owner) ? owner : named).replace('бригадир', '').split(/[\s,]+/)
  const look: Person['look'] = EASTERN.test(named)
    ? 'asian'
    : SOUTHERN.has(regionCode) || SOUTHERN_NAME.test(named)
      ? 'dark'
      : 'fair'
  const who = (name: string, index: number): Someone => ({
    isWoman: isWoman(name),
    age: /Егор|Фёдор Попов/.test(owner) ? 'old' : (AGES[(turn + index) % AGES.length] ?? 'middle'),
    look,
  })
  if (words[0] === 'Семья')
    return [
      { isWoman: true, age: 'middle', look },
      { isWoman: false, age: 'middle', look },
      { isWoman: turn % 2 === 0, age: 'old', look },
      { isWoman: turn % 3 === 0, age: 'child', look },
    ]
  const names = words.filter((word) => FIRST_NAME.test(word) && !CROWD.test(word))
  // «с дочерьми»: the text does not name the daughters
  if (/дочерьми/.test(owner))
    return [{ isWoman: false, age: 'old', look }, ...times(2, () => ({ isWoman: true, age: 'young' as const, look }))]
  const isSeveral = / и /.test(owner)
  // the last word is the common surname
  const first = isSeveral ? names.slice(0, -1) : names.slice(0, 1)
  return (first.length > 0 ? first : ['Иван']).map(who)
}

const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make)
