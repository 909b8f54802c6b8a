import type * as ru from '../ru/constructor-entry.ts'
import type { Words } from '../words.ts'

export const constructorEntry: Words<typeof ru.constructorEntry> = {
  title: 'A site of your own in three minutes',
  lead: (inn) =>
    `The bank told us the taxpayer number ${inn}. We take the rest from the register of companies, you need not type it.`,
  shopTitle: 'What should we call you',
  shopTitleHint: 'Customers will see you as that. Left empty, it is the name in the register.',
  tax: 'Taxes',
  taxes: {
    usn_income: 'Simplified, on income',
    usn_income_outcome: 'Simplified, on income less expenses',
    osn: 'General',
    esn: 'Agricultural',
    patent: 'Patent',
    lph: 'No tax: a household plot',
    npd: 'NPD (tax on professional income)',
  },
  taxHint: 'Receipts need them.',
  begin: 'Continue',
  looking: 'Looking whether you have a shop',
  hasShop: 'You have a shop already',
  hasShopText: (company) =>
    `${company} sells with us already. We make a site of that shop; nothing is filled in again.`,
  whichShop: 'Which shop is the site for',
  shop: 'Shop',
  manner: 'A page in the manner of',
  otherManner: 'Choose another one',
  change: 'Change the name or the taxes',
  known: 'We know all this already',
  again: 'Sign in through the bank again',
  company: 'Your company',
  companyNote: 'This is what the register says. It will stand at the foot of the site and on receipts.',
  inn: 'Taxpayer number',
  ogrn: 'Register number',
  site: 'Site',
  make: 'Make and publish',
  done: (host) => `Done: ${host}`,
  doneText: 'The site is open to everybody. Choose colours and letters or mend the words: it changes at once.',
  open: 'Open the site',
  edit: 'Edit the page',
  steps: (step, all) => `Step ${step} of ${all}`,
}
