import type { ValidationCode } from '@okolitsa/contracts/kernel/validation.ts'
import { validationTexts } from './validation.ts'

/** Messages under all fields, those that only sellers and the office fill included: no page of the shop loads them. */
export const deskValidationTexts: Record<ValidationCode, string> = {
  ...validationTexts,
  alcohol: 'Похоже на алкоголь: продавать его дистанционно запрещает закон 171-ФЗ',
  stopTobacco: 'Табак и никотин здесь не продают: закон 15-ФЗ',
  stopDrugs: 'Наркотики запрещает закон 3-ФЗ',
  stopMedicine: 'Лекарства и обещания вылечить здесь не продают: закон 61-ФЗ',
  stopWeapons: 'Оружие и патроны здесь не продают: закон 150-ФЗ',
  stopWildlife: 'Этот вид охраняет закон 52-ФЗ',
  stopMarket: 'Правила рынка не разрешают это продавать',
  contacts: 'Здесь не должно быть ссылок и телефонов',
  npdMarked: 'Самозанятым нельзя продавать товары, которые маркируют в «Честном знаке»: закон 422-ФЗ',
  fewCorners: 'Нужно хотя бы три угла',
  manyCorners: 'Слишком много углов: хватит двухсот',
  crossesItself: 'Граница пересекает сама себя. Подвиньте углы, чтобы линии не скрещивались',
  outsideRussia: 'Место вне России',
  tin: 'Проверьте ИНН: десять цифр у компании, двенадцать у человека',
  registrationNumber: 'Проверьте номер: тринадцать цифр ОГРН или пятнадцать ОГРНИП',
  bic: 'БИК — девять цифр, первые 04',
  bankAccount: 'Счёт не сходится с БИК: проверьте оба номера',
  secureUrl: 'Нужен адрес, который начинается с https://',
  marketName: 'В имени нужна хотя бы одна буква или цифра',
  templateBraces: 'Скобка { или } без пары: переменная пишется {так}',
  templateUnknown: 'Такой переменной здесь нет: выберите её кнопкой под текстом',
  templateCondition: 'Условие начинается с {если:…} и кончается {конец}',
  templateNested: 'Условие внутри условия нельзя: закройте первое словом {конец}',
  templateUnguarded: 'Эта переменная бывает не всегда: заключите её в {если:…} … {конец}',
  templateForms: 'Формы слова пишутся так: {число|бонус|бонуса|бонусов}',
  templateFlag: 'Это условие, а не переменная: его место в {если:…}',
  templateMissing: 'Без номера, ссылки и другого главного уведомление бесполезно: верните это в текст, вне условий',
}
