import type * as ru from '../ru/desk-validation.ts'
import type { Words } from '../words.ts'
import { validationTexts } from './validation.ts'

export const deskValidationTexts: Words<typeof ru.deskValidationTexts> = {
  ...validationTexts,
  alcohol: 'This looks like alcohol: Federal Law 171-FZ forbids selling it at a distance',
  stopTobacco: 'Tobacco and nicotine are not sold here: Federal Law 15-FZ',
  stopDrugs: 'Federal Law 3-FZ forbids drugs',
  stopMedicine: 'Medicines and promises to cure are not sold here: Federal Law 61-FZ',
  stopWeapons: 'Weapons and ammunition are not sold here: Federal Law 150-FZ',
  stopWildlife: 'Federal Law 52-FZ protects this species',
  stopMarket: 'The rules of the market do not allow this to be sold',
  contacts: 'Links and phone numbers may not stand here',
  npdMarked: 'The self-employed may not sell goods that are marked in Chestny ZNAK: law 422-FZ',
  fewCorners: 'At least three corners are needed',
  manyCorners: 'Too many corners: two hundred will do',
  crossesItself: 'The border crosses itself. Move the corners so that its lines do not meet',
  outsideRussia: 'The place is outside Russia',
  tin: 'Check the tax number: ten digits of a company, twelve of a person',
  registrationNumber: 'Check the number: thirteen digits of a company, fifteen of a sole proprietor',
  bic: 'A bank code has nine digits and begins with 04',
  bankAccount: 'The account does not match the bank code; check both',
  secureUrl: 'The address must begin with https://',
  marketName: 'The name needs at least one letter or digit',
  templateBraces: 'A brace { or } without its pair',
  templateUnknown: 'There is no such variable here',
  templateCondition: 'A condition begins with {if:…} and ends with {end}',
  templateNested: 'A condition may not stand in a condition',
  templateUnguarded: 'This variable is not always there: surround it by a condition',
  templateForms: 'Forms of a word: {count|point|points}',
  templateFlag: 'This is a condition, not a variable',
  templateMissing: 'The essential variable is missing',
}
