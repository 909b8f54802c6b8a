import type { InvitedColumn } from '@okolitsa/domain/sellers/invitation.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'

const headings: Readonly<Record<InvitedColumn, readonly string[]>> = {
  phone: ['Телефон', 'Мобильный', 'Мобильный телефон', 'Номер телефона', 'Тел'],
  tin: ['ИНН', 'ИНН продавца'],
  title: ['Название', 'Хозяйство', 'Продавец', 'Наименование', 'Организация', 'Имя'],
  town: ['Город', 'Место', 'Населённый пункт', 'Посёлок', 'Деревня', 'Район'],
  trade: ['Что делает', 'Чем занимается', 'Дело', 'Занятие', 'Вид'],
}
const trades: Readonly<Record<Trade, readonly string[]>> = {
  dairy: ['молоко и\u00A0сыр', 'молоко', 'сыр', 'молочка', 'сыроварня'],
  bakery: ['хлеб и\u00A0выпечка', 'хлеб', 'выпечка', 'пекарня'],
  apiary: ['мёд', 'пасека'],
  vegetables: ['овощи и\u00A0зелень', 'овощи', 'зелень', 'фрукты', 'ягоды', 'мясо', 'птица', 'яйца'],
  fish: ['рыба', 'рыбное хозяйство'],
  restaurant: ['ресторан', 'кафе', 'кухня'],
  guestHouse: ['гостевой дом', 'туры', 'поездки', 'экскурсии'],
}

/** Headings and trades that are recognized in a sheet of sellers to invite. */
export const invitedSheet = { headings, trades }
